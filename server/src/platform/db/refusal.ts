/** The database cannot be opened, for a reason that whoever runs Parley can mend; the message is the one line that says how. */
export class CannotOpenDatabase extends Error {}
