import { UserError } from '../commandLine/userError.ts';
import { messageOf } from '../terminal/oneLine.ts';

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'this is a directory, not a file',
  ENOTDIR: 'part of this path is a file, not a directory',
  ELOOP: 'this link points back to itself',
  ENAMETOOLONG: 'the name is too long',
  EEXIST: 'there is already a file of that name',
  EROFS: 'this file system is read-only',
  ENOSPC: 'the disk is full',
};

/** Why a file or directory can't be used, in words. */
export const fileReason = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? messageOf(error);
};

/** Uses a file or directory; a failure becomes a UserError that names it. */
export function usingFile<T>(file: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    throw error instanceof UserError ? error : new UserError(`${file}: ${fileReason(error)}`);
  }
}
