import { readFileSync } from 'node:fs';
import { Complaint, oneLine } from '../complaint.ts';
import { findJsonFault } from './jsonFault.ts';

const TROUBLE: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  EACCES: 'this file may not be read',
  EPERM: 'this file may not be read',
  EISDIR: 'this is a directory, not a file',
  ENOTDIR: 'there is no such file',
  ELOOP: 'this link leads in a circle',
  ENAMETOOLONG: 'the name is too long',
  EEXIST: 'there is a file of that name',
  EROFS: 'this place may not be written to',
  ENOSPC: 'the disk is full',
};

/** What is wrong with a file or directory, in words. */
export function fileTrouble(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return TROUBLE[code ?? ''] ?? oneLine(message);
}

/** Reads a JSON file; complains, naming the file, where it can't be read or is no JSON. */
export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new Complaint(`${file}: ${fileTrouble(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    const fault = findJsonFault(text);
    throw new Complaint(
      fault === null
        ? `${file}: not JSON: ${oneLine((error as Error).message)}`
        : `${file}:${fault.line}:${fault.column}: not JSON: ${fault.found} is not expected there`,
    );
  }
}
