# Реактор.
ending-burnt-out = Реактор взорвался
ending-assembly-lost = Потеряно слишком много СУЗ
ending-given-up = Сдались
