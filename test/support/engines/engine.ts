/** What tests need of a browser, whatever its engine. */

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** A tab. Functions run on the page as text, so they must use nothing but their argument. */
export interface EnginePage {
  goto(address: string): Promise<void>;
  run<Argument, Result>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Clicks the element that a function finds, as a person does. Fails if it finds none. */
  click<Argument>(find: (argument: Argument) => Element | null, argument: Argument): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  /** Some engines have a smallest width, which is then used. */
  resize(viewport: Viewport): Promise<void>;
  picture(): Promise<Uint8Array>;
}

/** A running browser with a profile of its own. */
export interface Engine {
  readonly version: string;
  newPage(): Promise<EnginePage>;
  close(): Promise<void>;
}

/** Returns an expression that calls a function with an argument on a page. */
export function callOf<Argument>(
  script: (argument: Argument) => unknown,
  argument: Argument,
): string {
  // tsx wraps named functions in this helper.
  return `((argument) => { const __name = (value) => value; return (${script})(argument); })(${JSON.stringify(argument)})`;
}
