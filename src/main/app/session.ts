import type { ParsedInputOf, ProcedureName } from '../../contract/procedures.ts'
import type { OutputOf } from '../../contract/outputs.ts'
import type { Library } from '../store/library.ts'
import type { FriendsTable } from './friends/friendsTable.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { CardLooker } from './library/libraryView.ts'
import type { Told } from './library/news.ts'
import type { OpenTours } from './library/openTours.ts'
import type { SecondFolder } from './library/secondFolder.ts'
import type { Uploads } from './library/uploads.ts'
import type { Patience } from './patience.ts'
import type { ProgramOptions } from './program.ts'

/** One function for every procedure of the contract, so none can be missing. */
export type Handlers = {
  readonly [P in ProcedureName]: (input: ParsedInputOf<P>) => OutputOf<P> | Promise<OutputOf<P>>
}

/** What the handlers of a running program share. */
export interface Session {
  readonly options: ProgramOptions
  readonly library: Library
  /** Looks into the library's files. */
  readonly looker: CardLooker
  readonly tours: OpenTours
  /** Where copies of the library's snapshots go. */
  readonly secondFolder: SecondFolder
  readonly jobs: Jobs
  /** Waits for files that another process holds. */
  readonly patience: Patience
  /** Files on their way into the library. */
  readonly uploads: Uploads
  /** Who may look at a campaign from a device of his own. */
  readonly friends: FriendsTable
  /** Has an answer tell what went wrong beside it. */
  readonly beside: (answer: object, told: Told) => void
  /** How many changes the windows have been told of. */
  readonly changes: () => number
  /** Has the latest snapshot of a campaign of the library restored for trial, some time after. */
  readonly drillSoon: (file: string) => void
  /** Makes the stamps of views. */
  readonly stampKey: string
  /** Tells the windows that a campaign has changed; null: the library as a whole. */
  readonly changed: (campaign: string | null) => void
}
