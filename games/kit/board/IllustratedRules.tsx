import { Fragment, type ReactNode } from 'react';
import type { Language } from '../language.ts';
import type { RulesSection } from '../text.ts';

/** What a game's illustrated rules are given. */
export interface RulesPagesProps<Text> {
  readonly text: Text;
  readonly language: Language;
  /** The options of the table as they were chosen; left out: of no table. */
  readonly options?: unknown;
  /** The section that was asked for: it is there even if the table has no use for it. */
  readonly wanted?: string | null | undefined;
  /** Of the sections, by what stands over the whole. */
  readonly headingLevel: 'h2' | 'h3';
}

/** What they are given where their words beside the game's own are somebody's to say, in whatever language. */
export type OwnRulesPagesProps<Text, Words> = Omit<RulesPagesProps<Text>, 'language'> & {
  /** The language of the words (BCP 47). */
  readonly language: string;
  readonly words: Words;
  /** With it each section has its own ID after it, and takes the focus. */
  readonly idPrefix?: string | undefined;
};

/** What the illustrated rules of every game say beside the rules. */
export interface ShortRules {
  /** Over what the options of a table change. */
  readonly atThisTable: string;
  readonly inShort: string;
  readonly steps: readonly [string, string, string, string, string];
}

/** An option of a table that is not as usual. */
export interface ChangedOption {
  readonly name: string;
  /** The option, with what is chosen if that isn't plain from its name. */
  readonly label: string;
  /** What it means; null: the label says it. */
  readonly help: string | null;
}

/** What is different at a table, the game in five steps, and the whole rules with figures and examples. */
export function IllustratedRules<Section extends string>({
  language,
  headingLevel: Heading,
  wanted = null,
  idPrefix,
  words: { atThisTable, inShort, steps },
  changed,
  sections,
  figuresOf,
  listOf = plainList,
  isOfUse = () => true,
}: Omit<OwnRulesPagesProps<unknown, ShortRules>, 'text' | 'options'> & {
  readonly changed: readonly ChangedOption[];
  readonly sections: readonly RulesSection<Section>[];
  readonly figuresOf: (section: Section) => ReactNode;
  /** A list of a section; left out: plain lines. */
  readonly listOf?: (lines: readonly string[], section: Section) => ReactNode;
  /** Whether a section says anything that matters at this table; left out: all do. */
  readonly isOfUse?: (section: Section) => boolean;
}) {
  return (
    <div className="rules-text" lang={language}>
      {changed.length > 0 && (
        <section>
          <Heading>{atThisTable}</Heading>
          <ul>
            {changed.map(({ name, label, help }) => (
              <li key={name}>
                <strong>{label}</strong>
                {help !== null && ` – ${help}`}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <Heading>{inShort}</Heading>
        <ol className="rules-steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {sections.map(
        ({ id, heading, body }) =>
          (isOfUse(id) || id === wanted) && (
            <section
              key={id}
              data-rule={id}
              {...(idPrefix !== undefined && { id: `${idPrefix}${id}`, tabIndex: -1 })}
            >
              <Heading>{heading}</Heading>
              {body.map((part) =>
                typeof part === 'string' ? (
                  <p key={part}>{part}</p>
                ) : (
                  <Fragment key={part.join()}>{listOf(part, id)}</Fragment>
                ),
              )}
              {figuresOf(id)}
            </section>
          ),
      )}
    </div>
  );
}

function plainList(lines: readonly string[]) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** A drawing with what there is to see in it. The drawing itself says nothing to who doesn't see it. */
export function RulesFigure({
  className,
  caption,
  children,
}: {
  readonly className: string;
  readonly caption: string;
  readonly children: ReactNode;
}) {
  return (
    <figure className={className}>
      <div aria-hidden="true">{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
