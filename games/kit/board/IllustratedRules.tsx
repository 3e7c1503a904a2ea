import { Fragment, type ReactNode } from 'react';
import type { RulesSection, RulesText } from '../text.ts';

/** Props of a game's illustrated rules. Their page supplies all words. */
export interface RulesPagesProps<Text, Words, SectionID extends string = string> {
  readonly text: Text;
  /** The rules in words, section by section. */
  readonly rulesText: RulesText<SectionID>;
  /** Words of the summary and the captions. */
  readonly words: Words;
  /** The language of the words (BCP 47). */
  readonly language: string;
  /** The table's chosen options. Undefined if the rules are shown without a table. */
  readonly options?: unknown;
  /** The requested section: it is shown even if the table's options make it irrelevant. */
  readonly wanted?: string | null | undefined;
  /** Level of the sections' headings, which depends on the heading above the rules. */
  readonly headingLevel: 'h2' | 'h3';
  /** Prefix of the sections' element IDs. If given, each section can take the focus. */
  readonly idPrefix?: string | undefined;
}

/** Words of the illustrated rules beside the rules themselves, the same set for every game. */
export interface ShortRules {
  /** Heading above the differences that a table's options make. */
  readonly atThisTable: string;
  readonly inShort: string;
  readonly steps: readonly [string, string, string, string, string];
}

/** The words of a game's rules pages, with the captions of its figures. */
export interface CaptionedRules extends ShortRules {
  readonly captions: Readonly<Record<string, unknown>>;
}

/** An option of a table that differs from its default. */
export interface ChangedOption {
  readonly name: string;
  /** The option's name, with the chosen value if the name alone isn't clear. */
  readonly label: string;
  /** Explanation of the option, or null if the label says enough. */
  readonly help: string | null;
}

/** Renders a table's differences, the game in five steps, and the whole rules with figures and examples. */
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
}: Omit<RulesPagesProps<unknown, ShortRules>, 'text' | 'rulesText' | 'options'> & {
  readonly changed: readonly ChangedOption[];
  readonly sections: readonly RulesSection<Section>[];
  readonly figuresOf: (section: Section) => ReactNode;
  /** Renders a list of a section. Defaults to plain lines. */
  readonly listOf?: (lines: readonly string[], section: Section) => ReactNode;
  /** Whether a section matters at this table. Defaults to all sections. */
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

/** Renders a drawing with a caption. The drawing is hidden from screen readers; the caption says what it shows. */
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
