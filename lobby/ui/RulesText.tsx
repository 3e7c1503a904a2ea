import type { RulesSection } from '../../games/kit/text.ts';

/** Shows a game's rules as sections under headings of the given level. */
export function RulesText({
  rules,
  headingLevel,
}: {
  readonly rules: readonly RulesSection[];
  readonly headingLevel: 'h2' | 'h3';
}) {
  const Heading = headingLevel;
  return (
    <div className="rules-text">
      {rules.map(({ id, heading, body }) => (
        <section key={id} data-rule={id}>
          <Heading>{heading}</Heading>
          {body.map((part) =>
            typeof part === 'string' ? (
              <p key={part}>{part}</p>
            ) : (
              <ul key={part.join()}>
                {part.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </div>
  );
}
