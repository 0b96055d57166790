import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChronicleView } from '../../src/contract/chronicle.ts'
import type { FngState, FreeWorldList } from '../../src/games/fng/rules/state.ts'
import { bloodyTour } from '../support/bloodyTour.ts'
import { playTour } from '../support/playTour.ts'
import { chaptersOf, linesOf, sentencesOf, textOf, toldOf } from '../support/told.ts'

const lists: FreeWorldList[] = ['us-army-infantry', 'usmc', 'sf-cidg', 'anzac', 'arvn-pre-1968', 'arvn-post-1968']

/** Half of the tours are fought to the knife, so that every way of being lost comes up, many times in one battle. */
const anyTour = fc
  .tuple(fc.constantFrom(...lists), fc.integer({ min: 1, max: 100_000 }), fc.boolean())
  .map(([list, seed, isBloody]) => ({ list, seed, entries: isBloody ? bloodyTour(list, seed) : playTour(list, seed) }))

/** How each way of leaving for good is told; a man's is told in the half-month he left, and in no other. */
const waysOut: Readonly<Record<string, RegExp>> = {
  dead: /(was|were) killed\.$/,
  missing: /(is|are) missing\.$|taken prisoner\.$/,
  sentHome: /wounds or sent home\.$|evacuated home\.$/,
}

it('the tours of these tests lose men in every way', () => {
  const lost = lists.flatMap((list) =>
    bloodyTour(list, 7)
      .at(-1)!
      .state.soldiers.map(({ status }) => status),
  )
  for (const status of ['dead', 'missing', 'sentHome'])
    expect(lost.filter((one) => one === status).length).toBeGreaterThan(5)
})

describe('any tour, told as a story', () => {
  it('reads as plain English: nothing undefined, no double spaces, no empty or open sentence', () => {
    fc.assert(
      fc.property(anyTour, ({ entries }) => {
        expect(faultsIn(toldOf(entries))).toEqual([])
      }),
      { numRuns: 24 },
    )
  })

  it('calls every man by a rank and a name that he bears', () => {
    fc.assert(
      fc.property(anyTour, ({ entries }) => {
        const { soldiers } = entries.at(-1)!.state
        const ranks = new Set(entries.flatMap(({ state }) => state.soldiers.map(({ rank }) => rank)))
        for (const { text, id } of namesIn(toldOf(entries))) {
          const man = soldiers.find((one) => one.id === id)!
          const rank = text.split(' ')[0]!
          expect(ranks).toContain(rank)
          expect([man.lastName, `${man.firstName} ${man.lastName}`, `${man.lastName} ${man.firstName}`]).toContain(
            text.slice(rank.length + 1),
          )
        }
      }),
      { numRuns: 24 },
    )
  })

  it('tells every loss once, in the half-month it happened', () => {
    fc.assert(
      fc.property(anyTour, ({ entries }) => {
        const chapters = chaptersOf(toldOf(entries))
        for (const man of entries.at(-1)!.state.soldiers) {
          const way = waysOut[man.status]
          if (!way) continue
          const telling = chapters.filter((chapter) =>
            sentencesOf(chapter).some(({ text, men }) => men.includes(man.id) && way.test(text)),
          )
          expect(telling.map(({ turn }) => turn)).toEqual([man.left])
          const sentences = sentencesOf(telling[0]!).filter(({ text, men }) => men.includes(man.id) && way.test(text))
          expect(sentences).toHaveLength(1)
        }
      }),
      { numRuns: 24 },
    )
  })

  it('tells every medal and every mission once, in its half-month', () => {
    fc.assert(
      fc.property(anyTour, ({ entries }) => {
        const { state } = entries.at(-1)!
        const chapters = chaptersOf(toldOf(entries))
        expect(missionsIn(chapters)).toEqual(state.missions.map(({ id, halfMonth }) => ({ id, halfMonth })))
        expect(medalsIn(chapters).toSorted(inOrder)).toEqual(medalsOf(state).toSorted(inOrder))
      }),
      { numRuns: 24 },
    )
  })

  it('tells the same tour in the same words, whatever is told of its future', () => {
    fc.assert(
      fc.property(anyTour, fc.double({ min: 0.05, max: 1, noNaN: true }), ({ entries }, share) => {
        expect(toldOf(entries)).toEqual(toldOf(entries))
        const some = entries.slice(0, Math.max(1, Math.floor(entries.length * share)))
        expect(faultsIn(toldOf(some))).toEqual([])
      }),
      { numRuns: 24 },
    )
  })
})

function faultsIn(view: ChronicleView): string[] {
  const wrong = /undefined|NaN|null|\[object| {2}|^ | $| [.,;:]|\.\.|,,|\(\)/
  return chaptersOf(view).flatMap(({ title, digest, blocks }) => [
    ...[title, digest].filter((text) => wrong.test(text)),
    ...blocks.flatMap((block) =>
      linesOf(block)
        .map(textOf)
        .filter((text) => wrong.test(text) || !/^[A-Z0-9]/.test(text) || !text.endsWith('.')),
    ),
  ])
}

const namesIn = (view: ChronicleView) =>
  chaptersOf(view).flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      linesOf(block).flatMap((runs) =>
        runs.flatMap((run) => (typeof run !== 'string' && run.kind === 'man' ? [run] : [])),
      ),
    ),
  )

const missionsIn = (chapters: ReturnType<typeof chaptersOf>) =>
  chapters.flatMap(({ turn: halfMonth, blocks }) =>
    blocks.flatMap((block) =>
      linesOf(block).flatMap((runs) =>
        runs.flatMap((run) => (typeof run !== 'string' && run.kind === 'mission' ? [{ id: run.id, halfMonth }] : [])),
      ),
    ),
  )

interface Given {
  readonly man: number
  readonly halfMonth: number
  readonly kind: string
}

const inOrder = (a: Given, b: Given): number => a.halfMonth - b.halfMonth || a.man - b.man

/** A sentence about a medal names the man who got it, and nobody else. */
const medalsIn = (chapters: ReturnType<typeof chaptersOf>): Given[] =>
  chapters.flatMap((chapter) =>
    sentencesOf(chapter)
      .filter(({ text }) => /\ba (Major )?Medal\b/i.test(text))
      .flatMap(({ text, men }) =>
        men.map((man) => ({ man, halfMonth: chapter.turn, kind: /major medal/i.test(text) ? 'major' : 'medal' })),
      ),
  )

const medalsOf = ({ medals }: FngState): Given[] =>
  medals.map(({ soldierId, halfMonth, kind }) => ({ man: soldierId, halfMonth, kind }))
