import type { BoxRead } from '../../../contract/print.ts'
import type { SlipDice, SlipPerhapsView, SlipPlace, SlipThrowView, SlipView } from '../../../contract/slip.ts'
import { isFace, sidesOf, unusual, usualSides, type OfSides } from '../../engine/dice.ts'
import { doAtOnce } from '../../engine/work.ts'
import type { Written } from '../../sheets/forms/filled.ts'
import { readThrowName, type NamedThrow } from '../../sheets/slip/throwNames.ts'
import type { FormBoxes } from '../game/print.ts'
import { sinceTurnEnd } from '../journal/entriesOf.ts'
import type { OpenTour } from '../library/openTours.ts'
import { dealPerhaps, type DealtPerhaps } from './dealPerhaps.ts'
import { slipPlace } from './dealSlip.ts'
import { capital } from './sharedWhy.ts'
import { slipWork } from './slipView.ts'

/** Dice that were written in for a throw, whatever they are good for. */
interface Thrown {
  readonly name: string
  readonly of: NamedThrow
  readonly written: string
}

/**
 * Reads a slip that was filled in as a PDF by the slip as it stands now: boxes are found by what their throws are known
 * by, so that it does no harm when they have other numbers by now.
 * @param boxes what stands in its boxes, by their names.
 * @returns every throw that has dice, named as on paper; and the dice that can be taken, by the places they are for.
 */
export function readSlip(tour: OpenTour, boxes: ReadonlyMap<string, Written>): FormBoxes {
  const thrown = thrownIn(boxes)
  const view = doAtOnce(slipWork(tour, null))
  const over = new Set(sinceTurnEnd(tour).map(({ step }) => step))
  const certain = thrown.map((one) => (one.of.kind === 'certain' ? certainDice(view, over, one.of, one) : null))
  const lying = certain.flatMap((one) => one?.dice ?? [])
  const perhaps = thrown.map((one) => (one.of.kind === 'perhaps' ? perhapsDice(view, over, one.of, one) : null))
  const places = new Set(
    [...boxes.keys()].map(readThrowName).flatMap((of) => (of?.kind === 'certain' ? slipPlace(of) : [])),
  )
  const deal = dealPerhaps(
    tour,
    { dice: lying, places },
    perhaps.flatMap((one) => one?.dice ?? []),
  )
  return {
    boxes: thrown.map((one, i) => certain[i]?.box ?? perhapsBox(perhaps[i]!, deal)),
    dice: [...lying, ...deal.dealt.values()],
    refused: certain.flatMap((one) => one?.refused ?? []),
  }
}

/** Rows of boxes of one throw belong together. */
function thrownIn(boxes: ReadonlyMap<string, Written>): Thrown[] {
  const throws = new Map<string, { readonly of: NamedThrow; written: string }>()
  for (const [name, written] of boxes) {
    const of = readThrowName(name)
    if (of === null) continue
    const own = name.replace(/\/\d+/, '')
    const one = throws.get(own) ?? { of, written: '' }
    one.written += String(written).replace(/\s/g, '')
    throws.set(own, one)
  }
  return [...throws].filter(([, { written }]) => written !== '').map(([name, one]) => ({ name, ...one }))
}

type CertainThrow = Extract<NamedThrow, { kind: 'certain' }>
type PerhapsThrow = Extract<NamedThrow, { kind: 'perhaps' }>
type Head = Pick<BoxRead, 'name' | 'box' | 'of' | 'label' | 'written'>

function certainDice(
  view: SlipView,
  over: ReadonlySet<string>,
  of: CertainThrow,
  { name, written }: Thrown,
): { readonly box: BoxRead; readonly dice: SlipDice[]; readonly refused: SlipPlace[] } {
  const found = view.phases.flatMap(({ title, throws }) =>
    throws.filter((one) => slipPlace(one) === slipPlace(of)).map((one) => ({ title, one })),
  )[0]
  const head: Head = { name, box: of.box, of: null, label: found ? labelOf(found.title, found.one) : unknown, written }
  const refuse = (fault: string, ...refused: SlipPlace[]) => ({
    box: { ...head, fault, value: null },
    ...{ dice: [], refused },
  })
  if (found === undefined) return refuse(notNow(over, of))
  const { step, subject, rank, count, sides, table, why } = found.one
  const place = { step, subject, rank, table }
  const faces = facesIn(written, found.one)
  if (faces === null) return refuse(notOnDie(found.one), place)
  if (faces.length !== count) return refuse(`It takes ${diceWords(count)}.`, place)
  return {
    box: { ...head, fault: null, value: written },
    dice: [{ ...place, why, faces, ...unusual(sidesOf({ sides })), row: null }],
    refused: [],
  }
}

interface PerhapsRead {
  readonly head: Head
  /** Title of its phase. */
  readonly phase: string
  readonly fault: string | null
  readonly dice: { readonly step: string; readonly key: string; readonly faces: SlipDice['faces'] } | null
}

function perhapsDice(
  view: SlipView,
  over: ReadonlySet<string>,
  of: PerhapsThrow,
  { name, written }: Thrown,
): PerhapsRead {
  const { step, key } = of
  const found = kindOf(view, of)
  const phase = found?.title ?? unknown
  const label = found ? labelOf(phase, found.one) : unknown
  const head: Head = { name, box: `${of.box}${of.nth}`, of: null, label, written }
  const refuse = (fault: string): PerhapsRead => ({ head, phase, fault, dice: null })
  if (over.has(step)) return refuse(notNow(over, of))
  const faces = facesIn(written, found?.one ?? {})
  return faces === null ? refuse(notOnDie(found?.one ?? {})) : { head, phase, fault: null, dice: { step, key, faces } }
}

/** What a throw of a kind is for; it may come in any case by now. */
function kindOf(
  view: SlipView,
  { step, key }: PerhapsThrow,
): { readonly title: string; readonly one: SlipPerhapsView | SlipThrowView } | undefined {
  for (const { title, throws, perhaps } of view.phases) {
    const one =
      perhaps.find((of) => of.step === step && of.key === key) ??
      throws.find((of) => of.step === step && of.table === key)
    if (one) return { title, one }
  }
  return undefined
}

/** @returns the box of dice that were thrown for whatever comes. */
function perhapsBox(
  { head, phase, fault, dice }: PerhapsRead,
  { dealt, played, isWhole }: DealtPerhaps<object>,
): BoxRead {
  if (fault !== null || dice === null) return { ...head, fault, value: null }
  const place = dealt.get(dice)
  if (place) return { ...head, label: underPhase(phase, place.why), fault: null, value: head.written }
  const isOut = isWhole || played.has(dice.step)
  const note = isOut
    ? 'It does not come, as the other dice fall: left out.'
    : 'Whether it comes hangs on what is still open before it: type it when it is asked for.'
  return { ...head, fault: null, note, value: null }
}

const unknown = 'A throw'

/** @returns what stands beside the boxes, under the head of its phase: "Terrain: Sector 3". */
function labelOf(phase: string, one: SlipThrowView | SlipPerhapsView): string {
  return underPhase(phase, 'text' in one ? one.text : one.why)
}

/** @returns what a throw is for with the title of its phase, once. */
const underPhase = (phase: string, text: string): string =>
  text.toLowerCase().startsWith(phase.toLowerCase()) ? capital(text) : `${phase}: ${capital(text)}`

const notNow = (over: ReadonlySet<string>, { step }: NamedThrow): string =>
  over.has(step)
    ? 'This throw is over: its dice have been played.'
    : 'This throw does not come, as the tour stands now.'

/** @returns null where a sign is none of the dice. */
function facesIn(written: string, dice: OfSides): SlipDice['faces'] | null {
  const faces = Array.from(written, Number)
  return faces.every((face) => isFace(face, sidesOf(dice))) ? faces : null
}

const notOnDie = (dice: OfSides): string =>
  `A ${sidesOf(dice) === usualSides ? 'die' : `d${sidesOf(dice)}`} shows 1 to ${sidesOf(dice)}.`

const diceWords = (count: number): string => (count === 1 ? 'one die' : `${count} dice`)
