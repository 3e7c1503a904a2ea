/** The rules in words, for pages of other developers: without words of its own, and without styles. */
import type { GameText, RulesBodies } from '../../text.ts';
import { sectionsOf } from '../rules-sections.ts';

/** Props of the rulebook. */
export interface RulebookProps {
  /** Headings and contents of the rules, both from `paddock-games/<game>/locales/<language>`. */
  readonly text: Pick<GameText, 'headings'>;
  readonly rules: RulesBodies;
  /** Level of the sections' headings. Defaults to `h2`. */
  readonly headingLevel?: 'h2' | 'h3' | 'h4' | undefined;
}

/** Renders the rules in sections. Each section's element ID is its `id` after `rules-`, and it can take the focus. */
export function Rulebook({ text, rules, headingLevel: Heading = 'h2' }: RulebookProps) {
  return (
    <div className="paddock-rules">
      {sectionsOf(text, rules).map(({ id, heading, body }) => (
        <section key={id} id={`rules-${id}`} tabIndex={-1}>
          <Heading>{heading}</Heading>
          {body.map((part) => {
            if (typeof part === 'string') return <p key={part}>{part}</p>;
            const lines = part.map((line) => <li key={line}>{line}</li>);
            return <ul key={part.join()}>{lines}</ul>;
          })}
        </section>
      ))}
    </div>
  );
}
