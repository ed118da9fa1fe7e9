# Hints, reasons, requests, chances. Chances and numbers come as texts, places in words.
clue-done = Готово: завершите партию.
clue-bring-out = Выведите человека наружу.
clue-gun = Работайте лафетным стволом.
clue-treat = Помогите человеку { $in }.
clue-identify = Узнайте, кто { $in }.
clue-hazmat = Уберите огнеопасные вещества из дома.
clue-put-out = Потушите огонь { $in }.
clue-clear-smoke = Уберите дым { $in }.
clue-clear-spot = Расчистите прогар { $in }.
clue-drive = Переставьте машину { $to }.
clue-chop = Прорубите стену { $place }.
clue-open-door = Откройте дверь { $place }.
clue-close-door = Закройте дверь { $place }.
clue-ladder = Поможет лестница { $in }.
clue-repair = Почините стену { $place }.
clue-change = Смените карту.
clue-go = Идите { $to }.
clue-save = Завершите ход и сберегите очки: следующий ход будет длиннее.
clue-save-part = Завершите ход: четыре очка сохранятся, а остальным лучшего применения нет.
clue-end = Завершите ход.
clue-choose = Хороший выбор.
because-look = { $known ->
    [yes] Возможно, { $in } кто-то есть.
   *[no] Там может быть человек.
  }
because-gun = Остальное решит то, куда попадёт вода.
because-reroll = Новый бросок, скорее всего, будет лучше.
because-take-driver = Лафетный ствол тушит больше, чем кто-либо: за полцены и со вторым броском.
because-place-engine = Где встанет пожарная машина, лафетным стволом можно работать уже в первый ход.
because-park-engine = Горящих квадратов, до которых лафетный ствол достаёт отсюда: { $ours }.
because-change-paramedic = Дальше больше пригодится другая карта. { card-paramedic }: { card-paramedic-how }
because-change-captain = Дальше больше пригодится другая карта. { card-captain }: { card-captain-how }
because-change-imaging = Дальше больше пригодится другая карта. { card-imaging }: { card-imaging-how }
because-change-cafs = Дальше больше пригодится другая карта. { card-cafs }: { card-cafs-how }
because-change-hazmat = Дальше больше пригодится другая карта. { card-hazmat }: { card-hazmat-how }
because-change-generalist = Дальше больше пригодится другая карта. { card-generalist }: { card-generalist-how }
because-change-rescue = Дальше больше пригодится другая карта. { card-rescue }: { card-rescue-how }
because-change-driver = Дальше больше пригодится другая карта. { card-driver }: { card-driver-how }
because-change-engineer = Дальше больше пригодится другая карта. { card-engineer }: { card-engineer-how }
because-rescued = Ещё один человек окажется снаружи.
odds-rescued = Спасено в итоге: { $ours } вместо { $theirs }.
because-collapse = Дом простоит дольше.
odds-collapse = Здание рухнет с вероятностью { $ours } вместо { $theirs }.
because-poi-lost = Тому, кто { $in }, так безопаснее.
odds-poi-lost = Человек { $in } сгорит с вероятностью { $ours } вместо { $theirs }.
because-knock-down = Огню труднее добраться до команды.
odds-knock-down = Сбитых с ног в среднем: { $ours } вместо { $theirs }.
because-damage = Стены пострадают меньше.
odds-damage = Повреждений в среднем: { $ours } вместо { $theirs }.
because-ap-to-rescue = { $known ->
    [yes] Тот, кто { $in }, выйдет раньше.
   *[no] Следующий человек выйдет раньше.
  }
odds-ap-to-rescue = Очков до следующего спасения: { $ours } вместо { $theirs }.
because-shot = Следующий выстрел лафетного ствола даст больше.
odds-shot = Следующий выстрел лафетного ствола в среднем потушит огней: { $ours } вместо { $theirs }.
request-leave-victim = Оставьте эту жертву мне: { $place }
request-hold-door = Держите эту дверь: { $place }
request-follow-out = Идите за мной наружу
request-put-out = Потушите этот огонь: { $place }
risk-damage = Повреждений в среднем: { $many }
risk-collapse = Здание рухнет: { $chance }
hint-odds = После этого в следующем огне: { $odds }
chance-spaces = квадрат горит
chance-hit = стена или дверь повреждена
chance-gone = стена или дверь рушится
chance-people = кто-то попадает в огонь
chance-at = { $place } горит: { $chance }
chance-wall-at = Стена или дверь { $place }: повреждена { $hit }, разрушена { $gone }
chance-person-at = Кто-то { $in } попадает в огонь: { $chance }
risk-who = { $who } попадает в огонь: { $chance }
risk-at = человек { $in } сгорит: { $chance }
ask-place = Укажите человека, огонь или дверь.
risk-most = { $many ->
    [0] Скорее всего, появится только задымление. Если огонь, то { $in }.
    [1] Скорее всего, прибавится один огонь, вероятнее всего { $in }.
    [one] Скорее всего, прибавится { $many } огонь, прежде всего { $in }.
    [few] Скорее всего, прибавится { $many } огня, прежде всего { $in }.
    [many] Скорее всего, прибавится { $many } огней, прежде всего { $in }.
   *[other] Скорее всего, прибавится { $many } огня, прежде всего { $in }.
  }
risk-none = Скорее всего, нового огня не будет.
risk-may-fall = Дом может рухнуть.
risk-told-walls = Пострадают стены.
risk-danger = В опасности: { $who }.
risk-danger-at = Человек { $in } в опасности.
