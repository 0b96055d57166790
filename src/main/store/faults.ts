import type { StoreErrorCode } from './errorCode.ts'

/** What the machine may refuse, by what SQLite and the systems call it. */
export interface Fault {
  readonly of: RegExp
  readonly code: StoreErrorCode
  /** What happened to the file of this name. */
  readonly happened: (name: string) => string
  /** What is safe, and what to do. */
  readonly then: string
}

/** SQLite's words for a file that another process holds. */
export const lockedFile = /^SQLITE_(BUSY|LOCKED)/

/** Every fault of file and disk that the program knows, with its sentences: they stand nowhere else. */
export const faults: readonly Fault[] = [
  {
    of: lockedFile,
    code: 'file-busy',
    happened: (name) => `${name} is in use by another program`,
    then: 'Nothing was changed. Close the other program, or try again in a moment.',
  },
  {
    of: /^SQLITE_(CANTOPEN|PERM|AUTH)|^E(ACCES|PERM|BUSY)$/,
    code: 'file-busy',
    happened: (name) => `The system does not let Short-Timer read or write ${name}`,
    then: 'Nothing was changed. Check the rights of the file and its folder.',
  },
  {
    of: /^SQLITE_READONLY|^EROFS$/,
    code: 'read-only',
    happened: (name) => `${name} cannot be written: it is read-only, or its folder or disk is`,
    then: 'Nothing was changed, and tours that lie there can be read. To play on, copy them to a folder of your own.',
  },
  {
    of: /^SQLITE_FULL$|^(ENOSPC|EDQUOT)$/,
    code: 'disk-full',
    happened: (name) => `The disk of ${name} is full`,
    then: 'Nothing was changed, and what was saved before is safe. Make room on it, then try again.',
  },
  {
    // A disk that was pulled out, or a network that has gone, is a fault of the disk too.
    of: /^SQLITE_IOERR(?!_(NOMEM|SHORT_READ|CORRUPTFS))|^(EIO|ENXIO|ENODEV|ESTALE|EREMOTEIO|ETIMEDOUT|EHOSTDOWN)$/,
    code: 'disk-fault',
    happened: (name) => `The disk failed while ${name} was read or written`,
    then: 'What was saved before is as it was on the disk. Try again; if it comes back, copy your tours to another disk.',
  },
  {
    of: /^ENOTDIR$/,
    code: 'file-busy',
    happened: (name) => `Short-Timer cannot get at ${name}: a file or a link stands where a folder should be`,
    then: 'Nothing was changed. Move it away, then try again.',
  },
  {
    of: /^ELOOP$/,
    code: 'file-busy',
    happened: (name) => `${name} is a link that leads round in a circle`,
    then: 'Nothing was changed. Take the link away, then try again.',
  },
  {
    of: /^EISDIR$/,
    code: 'file-busy',
    happened: (name) => `Short-Timer cannot get at ${name}: a folder has the name of the file`,
    then: 'Nothing was changed. Move the folder away, then try again.',
  },
  {
    of: /^ENAMETOOLONG$/,
    code: 'file-busy',
    happened: (name) => `The name of ${name}, or the way to it, is too long for its disk`,
    then: 'Nothing was changed. Choose a shorter name, or a folder higher up.',
  },
  {
    of: /^EEXIST$/,
    code: 'name-taken',
    happened: (name) => `There already is a file called ${name}`,
    then: 'Both files were left as they are. Choose another name.',
  },
  {
    of: /^E[MN]FILE$/,
    code: 'file-busy',
    happened: (name) => `${name} could not be opened: too many files are open on this machine`,
    then: 'Nothing was changed. Close other programs, then try again.',
  },
  {
    of: /^(SQLITE_NOMEM|SQLITE_IOERR_NOMEM|ENOMEM)$/,
    code: 'file-busy',
    happened: (name) => `The machine has too little memory left for ${name}`,
    then: 'Nothing was changed. Close other programs, then try again.',
  },
]
