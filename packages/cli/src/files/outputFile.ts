import { accessSync, constants, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../commandLine/userError.ts';
import { fileReason, usingFile } from './fileError.ts';

/** Refuses a file that can't be written, before the work that would fill it. Changes nothing. */
export function checkWritable(file: string): void {
  usingFile(file, () => {
    const there = statSync(file, { throwIfNoEntry: false });
    if (there?.isDirectory()) throw new UserError(`${file}: this is a directory, not a file`);
    const folder = path.dirname(path.resolve(file));
    if (there === undefined && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new UserError(`${file}: there is no directory ${folder}`);
    accessSync(there === undefined ? folder : file, constants.W_OK);
  });
}

export const writeOutput = (file: string, content: string): void =>
  usingFile(file, () => writeFileSync(file, content));

/** Makes a directory and its parents if they are missing. */
export function prepareDirectory(directory: string): void {
  try {
    makeDirectory(path.resolve(directory));
  } catch (error) {
    throw new UserError(`${directory}: no directory can be created there (${fileReason(error)})`);
  }
}

/** Node's own recursive mkdir never returns on a file system that refuses new directories (/proc). */
function makeDirectory(directory: string): void {
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = path.dirname(directory);
  if (parent !== directory) makeDirectory(parent);
  mkdirSync(directory);
}
