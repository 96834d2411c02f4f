import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Complaint } from '../complaint.ts';
import { fileTrouble } from './readJson.ts';

/** The files that were named; a directory stands for every .json file below it, in the order of their names. */
export function jsonFiles(named: readonly string[]): string[] {
  return named.flatMap((name) => (isDirectory(name) ? filesBelow(name) : [name]));
}

/** Something that is not there counts as a file: reading it says what is wrong. */
const isDirectory = (name: string): boolean =>
  statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;

function filesBelow(directory: string): string[] {
  try {
    const files = readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
    if (files.length === 0) throw new Complaint(`${directory}: there is no .json file below it`);
    return files;
  } catch (error) {
    if (error instanceof Complaint) throw error;
    throw new Complaint(`${directory}: ${fileTrouble(error)}`);
  }
}
