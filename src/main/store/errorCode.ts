/** Why the store refused. Anything else that it throws is a bug. */
export type StoreErrorCode =
  /** No file of ours: a text, an empty file, another program's database. */
  | 'not-a-tour'
  /** Ours, but cut short or spoilt. */
  | 'damaged'
  /** Made by a version of the program that this one cannot follow. */
  | 'newer-version'
  /** Another program holds the file, or the system does not let us at it. */
  | 'file-busy'
  /** The file, its folder or its disk can be read but not written. */
  | 'read-only'
  | 'disk-full'
  /** The disk itself failed to read or write. */
  | 'disk-fault'
  /** The tour moved on elsewhere since it was looked at. */
  | 'head-moved'
  | 'not-found'
  | 'name-taken'
