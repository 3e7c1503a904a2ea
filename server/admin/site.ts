import { languages } from '../../games/kit/language.ts';
import type { SiteConfig } from '../../protocol/site.ts';
import { ConfigError } from '../lib/config-error.ts';
import { type Command, type CommandContext, moment } from './command.ts';
import type { ParsedArgs } from './parsed-args.ts';

/** Maximum lengths in characters of the site's name and a notice. */
const longest = { siteName: 40, notice: 300 };
/** Maximum time until an announced restart. In minutes. */
const maxRestartDelay = 7 * 1440;

const inLanguages = Object.fromEntries(languages.map((language) => [language, 'text' as const]));

function shown(config: SiteConfig): readonly string[] {
  const { siteName, imprint, terms, notice, restartAt, isChatOff, areBotsOff } = config;
  const notifications = Object.entries(notice ?? {}).map(
    ([language, text]) => `notice ${language}: ${text}`,
  );
  return [
    `name: ${siteName ?? 'Paddock'}`,
    `imprint: ${imprint ?? '–'}`,
    `terms: ${terms ?? '–'}`,
    ...(notice ? notifications : ['notice: –']),
    `restart: ${restartAt === null ? '–' : moment(restartAt)}`,
    `chat: ${isChatOff ? 'off' : 'on'}`,
    `bots: ${areBotsOff ? 'off' : 'on'}`,
  ];
}

async function change({ open, say }: CommandContext, wish: Partial<SiteConfig>): Promise<boolean> {
  const { storage } = await open();
  await storage.operators.changeSiteConfig(wish);
  for (const line of shown(await storage.operators.siteConfig())) say(line);
  return true;
}

/** Shows the site configuration. */
export const settings: Command = {
  words: '',
  help: 'shows the site-wide settings: name, links, notice, restart, chat and bots',
  run: async (_, { open, say }) => {
    const { storage } = await open();
    for (const line of shown(await storage.operators.siteConfig())) say(line);
    return true;
  },
};

/**
 * Returns the address of a page, or null to remove it, or undefined if it isn't given. Throws a ConfigError if it is
 * invalid.
 */
function linkFrom(parsed: ParsedArgs, name: 'imprint' | 'terms'): string | null | undefined {
  const text = parsed.text(name);
  if (text === undefined || text === '') return text === '' ? null : undefined;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return new URL(text).href;
  throw new ConfigError(`--${name} must be an address such as https://games.example/${name}.`);
}

/** Sets the name of the site and the links to its legal pages. */
export const site: Command = {
  words: '[--name <name>] [--imprint <address>] [--terms <address>]',
  help: 'sets the name of the site and the links in its footer; an empty text ("") removes one',
  options: { name: 'text', imprint: 'text', terms: 'text' },
  run: async (parsed, context) => {
    const name = parsed.text('name')?.trim();
    const [imprint, terms] = [linkFrom(parsed, 'imprint'), linkFrom(parsed, 'terms')];
    if (name !== undefined && name.length > longest.siteName) {
      throw new ConfigError(`--name must have at most ${longest.siteName} characters.`);
    }
    return change(context, {
      ...(name !== undefined && { siteName: name === '' ? null : name }),
      ...(imprint !== undefined && { imprint }),
      ...(terms !== undefined && { terms }),
    });
  },
};

/** Shows a notice on all pages, or removes it. */
export const notice: Command = {
  words: '--en <words> [--it <words>] [--fr <words>] [--de <words>] | off',
  help: 'shows a notice on all pages, in the reader’s language where provided; off removes it',
  maxWords: 1,
  options: inLanguages,
  run: async (parsed, context) => {
    const entries = languages.flatMap((language) => {
      const text = parsed.text(language)?.trim();
      return text ? [[language, text] as const] : [];
    });
    const isOff = parsed.count === 1 && parsed.word(0, 'notice') === 'off';
    if (isOff && entries.length === 0) return change(context, { notice: null });
    if (parsed.count > 0 || entries.length === 0) {
      throw new ConfigError('Give the text by language (--en "…"), or "off".');
    }
    if (entries.some(([, text]) => text.length > longest.notice)) {
      throw new ConfigError(`A notice must have at most ${longest.notice} characters.`);
    }
    return change(context, { notice: Object.fromEntries(entries) });
  },
};

/** Announces a restart of the server, without restarting it. */
export const restart: Command = {
  words: '<minutes> | off',
  help: 'announces a restart in <minutes> on all pages; the restart itself is yours to do',
  maxWords: 1,
  run: async (parsed, context) => {
    const word = parsed.word(0, 'minutes, or off');
    if (word === 'off') return change(context, { restartAt: null });
    const minutes = /^\d{1,5}$/.test(word) ? Number(word) : 0;
    if (minutes < 1 || minutes > maxRestartDelay) {
      throw new ConfigError(`Give the minutes, 1 to ${maxRestartDelay}, or say off.`);
    }
    return change(context, { restartAt: Date.now() + minutes * 60_000 });
  },
};

function isOn(parsed: ParsedArgs): boolean {
  const word = parsed.word(0, 'way: on or off');
  if (word === 'on' || word === 'off') return word === 'on';
  throw new ConfigError('Say on or off.');
}

/** Switches the chat of all tables on or off. */
export const chat: Command = {
  words: 'on | off',
  help: 'switches the chat of all tables, quick messages included, off or on',
  maxWords: 1,
  run: (parsed, context) => change(context, { isChatOff: !isOn(parsed) }),
};

/** Allows or forbids bots. */
export const bots: Command = {
  words: 'on | off',
  help: 'forbids or allows adding bots; bots already at tables keep playing',
  maxWords: 1,
  run: (parsed, context) => change(context, { areBotsOff: !isOn(parsed) }),
};
