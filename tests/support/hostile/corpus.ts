import { files } from './files.ts'
import type { Kind } from './kind.ts'
import { layouts } from './layouts.ts'
import { noFiles } from './noFiles.ts'
import { rowKinds } from './rows.ts'
import { trees } from './trees.ts'

/** Files whose tables or pages are not those of any campaign. */
export const built: readonly Kind[] = [...layouts, ...trees]

/** Everything that somebody may hand on as a campaign, and is none, or one that is out to do harm. */
export const corpus: readonly Kind[] = [...built, ...rowKinds, ...files, ...noFiles]

export { noFiles }
