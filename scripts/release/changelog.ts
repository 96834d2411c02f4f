const UNRELEASED = '## [Unreleased]';

const headOf = (version: string): string => `## [${version}]`;

/** A version that comes after another, as npm counts: `1.10.0` after `1.9.3`. */
export function isLater(version: string, than: string): boolean {
  const [a, b] = [version, than].map((each) => each.split('.').map(Number));
  const at = a?.findIndex((part, i) => part !== b?.[i]) ?? -1;
  return at >= 0 && (a?.[at] ?? 0) > (b?.[at] ?? 0);
}

/** The text below a head, up to the next one; null: there is no such head. */
function sectionOf(changelog: string, head: string): string | null {
  const start = changelog.indexOf(`\n${head}`);
  if (start < 0) return null;
  const rest = changelog.slice(changelog.indexOf('\n', start + 1));
  return rest.split(/\n## /)[0]?.trim() ?? null;
}

/** The changelog with everything unreleased under the head of a version. */
export function cutChangelog(changelog: string, version: string, date: string): string {
  if (!sectionOf(changelog, UNRELEASED)) throw new Error('CHANGELOG.md has nothing unreleased.');
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n\n${headOf(version)} - ${date}`);
}

/** What a release says about itself. */
export function notesOf(changelog: string, version: string): string {
  const notes = sectionOf(changelog, headOf(version));
  if (notes === null) throw new Error(`CHANGELOG.md has nothing about ${version}.`);
  return notes;
}
