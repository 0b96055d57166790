import type { CampaignNow } from './now.ts'

/** Why a call was refused. The renderer branches on codes, never on text. */
export type ErrorCode =
  | 'no-such-procedure'
  | 'bad-input'
  | 'not-now'
  /** The game of this tour has no such thing. */
  | 'not-here'
  | 'no-longer-applies'
  | 'impossible-answer'
  /** A table lacks what the step needs: the player fills it in from his copy. */
  | 'not-filled'
  | 'answers-left'
  /** The tour moved on in another window or at a terminal: look again, then repeat. */
  | 'head-moved'
  | 'not-found'
  | 'not-a-tour'
  | 'damaged'
  | 'newer-version'
  | 'file-busy'
  | 'read-only'
  | 'disk-full'
  | 'disk-fault'
  | 'name-taken'
  /** The player stopped a job; nothing was changed. */
  | 'cancelled'
  /** The session is not, or no longer, allowed in: browser mode only. */
  | 'not-allowed'
  /** A bug: logged whole, told in one plain sentence. */
  | 'internal'

export interface Failure {
  readonly code: ErrorCode
  /** What happened, what is safe, what to do. */
  readonly message: string
  readonly details?: readonly { readonly path: string; readonly message: string }[]
}

/** Neither IPC nor HTTP carries an error's class, so replies are data. */
export type Reply =
  | {
      readonly ok: true
      readonly value: unknown
      /** How many changes the program had told of by then: who has the answer has seen these. */
      readonly change?: number
      /** How the campaign stands now, where a change was asked for with what is shown of it. */
      readonly now?: CampaignNow
      /** What went wrong beside it: what was asked for is done all the same. */
      readonly beside?: Failure
    }
  | { readonly ok: false; readonly error: Failure }

/** What main tells without being asked, by the name of the event. */
export interface Events {
  /** A campaign has changed; null: the library as a whole. `change` counts. */
  readonly changed: { readonly campaign: string | null; readonly change: number }
  /** The way on which events come is open, for the first time or again; so many changes there had been by then. */
  readonly listening: { readonly change: number }
  /** How far a job is that a page has asked for. */
  readonly progress: { readonly job: string; readonly done: number; readonly of: number; readonly what: string }
  /** A friend has come, gone, may not look any more, or has thrown: then that is said in the windows of his campaign. */
  readonly friends: { readonly campaign: string; readonly said: string } | null
  /** The menu leads this window to a page: `/tour/Bravo.tour/roster`. */
  readonly go: { readonly to: string }
  /** Something that the page itself does: of the menu, or with files that the system has handed over. */
  readonly wish: { readonly what: 'undo' | 'redo' | 'find' | 'shortcuts' | 'report' | 'handed' }
}

/** What carries a call: the preload in Electron, fetch in browser mode. Inputs and values are plain JSON. */
export interface Bridge {
  /** Which door this is: `electron` or `browser`. */
  readonly door: 'electron' | 'browser'
  call(procedure: string, input: unknown): Promise<Reply>
  /** @returns a function that ends the listening. */
  on(listener: (event: string, payload: unknown) => void): () => void
}
