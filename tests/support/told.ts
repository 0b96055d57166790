import type { ChronicleBlock, ChronicleChapter, ChronicleRun, ChronicleView } from '../../src/contract/chronicle.ts'
import { chronicleView } from '../../src/games/fng/app/chronicle/chronicleView.ts'
import type { Stop } from '../../src/main/store/walk.ts'
import type { PlayedEntry } from './playTour.ts'

/** @returns the story of a tour that was played in memory. */
export const toldOf = (entries: readonly PlayedEntry[]): ChronicleView => chronicleView(stopsOf(entries))

/** @returns a tour that was played in memory as a file would walk it. */
export const stopsOf = (entries: readonly PlayedEntry[]): Stop[] =>
  entries.map(
    ({ step, title, input, depth, tape, changes, state }) =>
      ({ entry: { id: depth, depth, step, title, input, tape }, changes, state }) as unknown as Stop,
  )

export const chaptersOf = (view: ChronicleView): ChronicleChapter[] => view.parts.flatMap((part) => [...part.chapters])

/** @returns every run of words of a block: its paragraph, its roll, or each item of its list. */
export function linesOf(block: ChronicleBlock): (readonly ChronicleRun[])[] {
  if (block.kind === 'paragraph' || block.kind === 'roll') return [block.runs]
  return block.kind === 'list' ? [...block.items] : []
}

export const textOf = (runs: readonly ChronicleRun[]): string =>
  runs.map((run) => (typeof run === 'string' ? run : run.text)).join('')

/** One sentence with the men it names. */
export interface Sentence {
  readonly text: string
  readonly men: readonly number[]
}

/** @returns the sentences of a chapter; a full stop inside a name or a list of names ends none. */
export function sentencesOf(chapter: ChronicleChapter): Sentence[] {
  return chapter.blocks.filter(({ kind }) => kind !== 'roll').flatMap((block) => linesOf(block).flatMap(sentencesIn))
}

function sentencesIn(runs: readonly ChronicleRun[]): Sentence[] {
  const done: { text: string; men: number[] }[] = [{ text: '', men: [] }]
  for (const run of runs) {
    const pieces = typeof run === 'string' ? run.split(/(?<=\.) /) : [run.text]
    pieces.forEach((piece, i) => {
      if (i > 0) done.push({ text: '', men: [] })
      const now = done.at(-1)!
      now.text += piece
      if (typeof run !== 'string' && run.kind === 'man') now.men.push(run.id)
    })
  }
  return done.filter(({ text }) => text !== '')
}
