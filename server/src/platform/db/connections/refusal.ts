/** The database cannot be opened, for a reason that the operator can fix. The message is one line that explains how. */
export class CannotOpenDatabase extends Error {}
