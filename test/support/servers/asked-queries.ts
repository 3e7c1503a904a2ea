import { createRequire } from 'node:module';
import SQLite from 'better-sqlite3';
import { Client } from 'pg';

/** A statement that a server in this process executed. */
export interface AskedQuery {
  readonly text: string;
  readonly values: readonly unknown[];
}

const isAboutRows = (text: string) => /^\s*(with|select|insert|update|delete)\b/i.test(text);

/**
 * Records every statement about rows that this process executes on SQLite or PostgreSQL until `stop` is called. It
 * hooks into the drivers, so it includes moves, which bypass the query builder.
 */
export function noteQueries(): {
  readonly queries: ReadonlyMap<string, AskedQuery>;
  readonly stop: () => void;
} {
  const queries = new Map<string, AskedQuery>();
  const note = (text: string, values: readonly unknown[] = []) => {
    if (isAboutRows(text))
      queries.set(`${text} ${JSON.stringify(values).slice(0, 500)}`, { text, values });
  };
  const { prepare } = SQLite.prototype;
  const { query } = Client.prototype;
  Object.assign(SQLite.prototype, {
    prepare(this: SQLite.Database, text: string) {
      note(text);
      return prepare.call(this, text);
    },
  });
  Object.assign(Client.prototype, {
    query(this: Client, ...args: [string, (readonly unknown[])?]) {
      if (typeof args[0] === 'string') note(...args);
      return Reflect.apply(query, this, args);
    },
  });
  return {
    queries,
    stop: () => {
      Object.assign(SQLite.prototype, { prepare });
      Object.assign(Client.prototype, { query });
    },
  };
}

/**
 * Reports the milliseconds of each statement that this process executes on SQLite or PostgreSQL, until the returned
 * function is called. For SQLite this is its own work, for PostgreSQL it includes the round trip.
 */
export function timeQueries(told: (milliseconds: number) => void): () => void {
  const scratch = new SQLite(':memory:');
  const statements: object = Object.getPrototypeOf(scratch.prepare('select 1'));
  scratch.close();
  const undone: (() => void)[] = [];
  const timing = (
    owner: object,
    name: string,
    end: (answer: unknown, done: () => void) => void,
  ) => {
    const former: (...args: unknown[]) => unknown = Reflect.get(owner, name);
    Reflect.set(owner, name, function timed(this: unknown, ...args: unknown[]) {
      const start = performance.now();
      const answer = Reflect.apply(former, this, args);
      end(answer, () => told(performance.now() - start));
      return answer;
    });
    undone.push(() => Reflect.set(owner, name, former));
  };
  for (const name of ['all', 'get', 'run']) timing(statements, name, (_, done) => done());
  timing(Client.prototype, 'query', (answer, done) => {
    if (answer instanceof Promise) answer.then(done, done);
  });
  return () => {
    for (const undo of undone) undo();
  };
}

interface RouterClass {
  readonly prototype: {
    register: (path: unknown, methods: readonly string[], ...rest: unknown[]) => unknown;
  };
}

/** Records the paths of all routes that are registered in this process until `stop` is called, as metrics name them. */
export function noteRoutes(): { readonly routes: ReadonlySet<string>; readonly stop: () => void } {
  const requireOfFramework = createRequire(
    createRequire(import.meta.url).resolve('boardgame.io/server'),
  );
  const { prototype }: RouterClass = requireOfFramework('@koa/router');
  const { register } = prototype;
  const routes = new Set<string>();
  prototype.register = function noting(path, methods, ...rest) {
    // Entries without methods are middleware.
    if (methods.length > 0 && typeof path === 'string') routes.add(path);
    return register.call(this, path, methods, ...rest);
  };
  return {
    routes,
    stop: () => {
      prototype.register = register;
    },
  };
}
