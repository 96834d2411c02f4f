/** An error the user can fix: bad arguments or a bad file. Printed as one line; the exit code is 2. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
