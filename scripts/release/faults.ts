/** The parts that a release is made from. */
export interface ReleaseSources {
  /** The checkout's package.json. */
  readonly manifest: {
    readonly version: string;
    readonly author?: unknown;
    readonly homepage?: unknown;
    readonly repository?: unknown;
    readonly bugs?: unknown;
  };
  /** Text of CHANGELOG.md. */
  readonly changelog: string;
  /** Tags of the repository. */
  readonly tags: readonly string[];
  /** Versions in the registry; empty before the first release. */
  readonly published: readonly string[];
}

const registryFields = ['author', 'homepage', 'repository', 'bugs'] as const;

/** Returns a sentence for each reason why these sources can't be released. */
export function releaseFaults(sources: ReleaseSources): readonly string[] {
  const { manifest, changelog, tags, published } = sources;
  const { version } = manifest;
  const faults = registryFields
    .filter((field) => !manifest[field])
    .map((field) => `package.json has no "${field}".`);
  const [, newest, date] = /^## (\S+) \((.*)\)$/m.exec(changelog) ?? [];
  if (newest !== version) {
    faults.push(
      `The newest version of CHANGELOG.md is ${newest}, that of package.json ${version}.`,
    );
  } else if (!/^\d{4}-\d\d-\d\d$/.test(date ?? '')) {
    faults.push(`CHANGELOG.md gives ${version} no date, but "${date}".`);
  }
  if (tags.includes(`v${version}`)) faults.push(`There is a tag v${version} already.`);
  if (published.includes(version)) faults.push(`${version} is in the registry already.`);
  return faults;
}
