import { readFileSync } from 'node:fs';
import { UserError } from '../commandLine/userError.ts';
import { messageOf } from '../terminal/oneLine.ts';
import { usingFile } from './fileError.ts';
import { findJsonFault } from './jsonFault.ts';

/** Reads a JSON file; throws a UserError that names the file, and the place where it stops being JSON. */
export function readJson(file: string): unknown {
  const text = usingFile(file, () => readFileSync(file, 'utf8')).replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch (error) {
    const fault = findJsonFault(text);
    throw new UserError(
      fault === null
        ? `${file}: not JSON: ${messageOf(error)}`
        : `${file}:${fault.line}:${fault.column}: not JSON: unexpected ${fault.found}`,
    );
  }
}
