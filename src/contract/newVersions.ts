/**
 * The page where newer versions are handed out: one whole https address, for the program's owner to choose. Null until there
 * is one: then no button is shown, and nothing in the program opens an address outside.
 */
export const newVersions: string | null = null
