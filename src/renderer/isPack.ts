/** Is a file house rules or a pack? Tours end otherwise, those that were saved as JSON too; browsers number a second of one name. */
export const isPack = ({ name }: Pick<File, 'name'>): boolean =>
  /\.json$/i.test(name) && !/\.tour( ?\(\d+\))?\.json$/i.test(name)
