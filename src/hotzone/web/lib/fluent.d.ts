// The types of what fluent.js passes on from @fluent/bundle, as far as the page uses them.

/** A file of sentences. */
export class FluentResource {
  constructor(text: string);
}

/** A sentence before its words are put in. */
export type Pattern = string | readonly unknown[];

/** The sentences of a language. */
export class FluentBundle {
  constructor(tag: string, options?: { useIsolating?: boolean });
  addResource(resource: FluentResource): globalThis.Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: Pattern | null } | undefined;
  formatPattern(pattern: Pattern, args: Words | null, errors?: globalThis.Error[]): string;
}

/** The words of a sentence, by name. */
export type Words = Record<string, string | number | null | undefined>;
