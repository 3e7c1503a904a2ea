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
