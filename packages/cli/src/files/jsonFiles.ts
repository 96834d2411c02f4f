import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../commandLine/userError.ts';
import { usingFile } from './fileError.ts';

/** The named files, with every directory replaced by the .json files below it, sorted by name. */
export function jsonFiles(named: readonly string[]): string[] {
  return named.flatMap((name) => (isDirectory(name) ? filesBelow(name) : [name]));
}

/** A missing path counts as a file: reading it reports the error. */
const isDirectory = (name: string): boolean =>
  statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;

const filesBelow = (directory: string): string[] =>
  usingFile(directory, () => {
    const files = readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
    if (files.length === 0) throw new UserError(`${directory}: there is no .json file below it`);
    return files;
  });
