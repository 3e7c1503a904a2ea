import { StartError } from './start-error.ts';

/** What can be set from outside, through environment variables. */
export interface Settings {
  /** `PORT`: where to listen; 0 takes any free port. */
  readonly port: number;
  /** `DATA_DIR`: the folder of the database, made if it isn't there. */
  readonly dataDirectory: string;
  /** `NODE_ENV` is `development`, not `production`: Vite serves the lobby, not this server. */
  readonly isDevelopment: boolean;
}

const highestPort = 65_535;

function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return 8000;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= highestPort)) {
    throw new StartError(`PORT must be a whole number from 0 to ${highestPort}, but is "${text}".`);
  }
  return port;
}

function dataDirectoryFrom(text: string | undefined): string {
  if (text === undefined) return 'data';
  if (text.trim() === '') {
    throw new StartError('DATA_DIR is empty: set it to a folder, or leave it out for "data".');
  }
  return text;
}

function isDevelopmentFrom(text = 'production'): boolean {
  if (text === 'development' || text === 'production') return text === 'development';
  throw new StartError(`NODE_ENV must be production or development, but is "${text}".`);
}

/** The settings that the environment says; a wrong one is a StartError. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  return {
    port: portFrom(environment.PORT),
    dataDirectory: dataDirectoryFrom(environment.DATA_DIR),
    isDevelopment: isDevelopmentFrom(environment.NODE_ENV),
  };
}
