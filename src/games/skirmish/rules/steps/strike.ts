import { sealedTitle } from '../../../../main/engine/lines.ts'
import { readChance } from '../../../../main/engine/handReading.ts'
import { mustBeOnce, notNow, refuse } from '../../../../main/engine/mustBe.ts'
import { rowById } from '../../../../main/engine/state.ts'
import { rowOf } from '../../../../main/engine/table.ts'
import { numberIn } from '../copy/needed.ts'
import { countersWords, putCounters } from '../counters.ts'
import { asReadNow, isSealed, onTable, sealsApart } from '../game.ts'
import type { Strike, StrikeSealed, Struck } from '../inputs.ts'
import { aboutFigure, stepOf, type Scene } from '../scene.ts'
import type { Blast, Figure } from '../state.ts'
import { grenades } from '../tables/copy.ts'
import { speculativeFire } from '../tables/hidden.ts'
import { onePage } from '../tables/page.ts'
import { fireSupportEffect } from '../tables/support.ts'
import { apcAttack } from '../tables/vehicles.ts'
import { mustBeInArc, rollInArc } from './mines.ts'

/**
 * Figures near where something went off get their counters; nobody is an answer too. Those who are sealed are named by
 * their own player.
 */
export const strike = stepOf<Strike>('Who is hit', (scene, { blast: blastId, figures }) => {
  const blast = rowById(scene.state.blasts, blastId, 'blast')
  mustBeOnce(figures.map(({ figure }) => figure))
  if (sealsApart(scene.state)) {
    if (figures.some((one) => isSealed(scene.state, onTable(scene.state, one.figure))))
      refuse('Hidden figures are told of by their own player, apart from the others.')
    if (blast.kind === 'claymore') refuse('Who is in the arc was rolled for when it was fired.')
  }
  const nobodyNear = figures.length === 0
  scene.patch('blasts', blastId, { nobodyNear: nobodyNear || (asReadNow(scene.state) ? false : null) })
  if (nobodyNear)
    scene.note(`Nobody${sealsApart(scene.state) ? ' in the open' : ''} was near: ${blast.landed}.`, {
      collection: 'blasts',
      id: blastId,
    })
  strikeAll(scene, blast, figures)
})

/**
 * The player who holds the machine tells which of his sealed figures were near, or that none was: the entry looks the
 * same, whatever is in it.
 */
export const strikeSealed = stepOf<StrikeSealed>(sealedTitle, (scene, { blast: blastId, figures }) => {
  const blast = rowById(scene.state.blasts, blastId, 'blast')
  if (!sealsApart(scene.state)) notNow('In this game who is hit is told of all together.')
  mustBeOnce(figures.map(({ figure }) => figure))
  const struck = figures.map(({ figure }) => onTable(scene.state, figure))
  if (struck.some((figure) => !isSealed(scene.state, figure))) refuse('Figures in the open are told of together.')
  if (new Set(struck.map(({ sideId }) => sideId)).size > 1) refuse('Each player tells of his own figures.')
  scene.secret(`${figures.length} sealed figures were near: ${blast.landed}.`, { collection: 'blasts', id: blastId })
  if (struck.every(({ sideId }) => sideId !== blast.sideId)) scene.patch('blasts', blastId, { answered: true })
  if (blast.kind !== 'claymore') {
    strikeAll(scene, blast, figures)
    return
  }
  for (const figure of struck) mustBeNew(scene, blast, figure)
  rollInArc(scene, mustBeInArc(scene, figures), blast.figureId)
  for (const { id: figureId } of struck) scene.add('struck', { blastId, figureId })
})

function strikeAll(scene: Scene, blast: Blast, figures: readonly Struck[]): void {
  for (const one of figures) {
    const figure = onTable(scene.state, one.figure)
    mustBeNew(scene, blast, figure)
    const count = figure.kind === 'apc' ? onVehicle(scene, blast, figure, one) : onMan(scene, blast, figure, one)
    putCounters(scene, figure.id, count, blast.figureId)
    scene.add('struck', { blastId: blast.id, figureId: figure.id })
    scene.note(`${figure.name} gets ${countersWords(count)}.`, aboutFigure(figure))
  }
}

function mustBeNew(scene: Scene, { id }: Blast, figure: Figure): void {
  const had = scene.state.struck.some((row) => row.blastId === id && row.figureId === figure.id)
  if (had) refuse(`${figure.name} has had the counters of this already.`)
}

function onMan(scene: Scene, blast: Blast, figure: Figure, { cover }: Struck): number {
  switch (blast.kind) {
    case 'support':
      return numberIn(scene.table(fireSupportEffect), cover ? 'hardCover' : 'open', 'counters')
    case 'speculative':
      return onGuess(scene, figure)
    default:
      return ofGrenade(scene, blast, figure, cover)
  }
}

/** Who is behind cover that it was not lobbed past, and has a counter, gets no more: so the first bars those after it. */
function ofGrenade(scene: Scene, { grenade }: Blast, { counters: had }: Figure, cover: boolean): number {
  const counters = numberIn(scene.table(grenades), grenade ?? 'fragmentation', 'counters')
  if (!cover) return counters
  if (had > 0) return 0
  return asReadNow(scene.state) ? Math.min(1, counters) : counters
}

/** Who has a counter gets none of a guess. */
const onGuess = (scene: Scene, { counters }: Figure): number =>
  counters > 0 ? 0 : scene.table(speculativeFire).rows[1].gives.counters

/** Off-table support treats an APC as a figure in the open (ruling); guns do nothing to it, other guesses what they do to a man. */
function onVehicle(scene: Scene, blast: Blast, figure: Figure, { direct }: Struck): number {
  const table = scene.table(apcAttack)
  if (blast.kind === 'support') return numberIn(scene.table(fireSupportEffect), 'open', 'counters')
  if (blast.kind === 'speculative')
    return blast.grenade === null ? numberIn(table, 'smallArms', 'counters') : onGuess(scene, figure)
  if (blast.kind === 'mortar' && direct && blast.grenade === 'fragmentation')
    return shotAtVehicle(scene, 'mortar', figure, blast.id)
  return figure.counters > 0 ? 0 : numberIn(table, 'fragmentation', 'counters')
}

/** An RPG, or a mortar round that lands on it. @returns the counters that it brings. */
export function shotAtVehicle(scene: Scene, weapon: 'rpg' | 'mortar', figure: Figure, subject: number): number {
  const table = scene.table(apcAttack)
  const hitsFrom = numberIn(table, weapon, 'hitsFrom')
  const named = { title: apcAttack.title, page: onePage }
  const thrown = scene.dice({
    key: apcAttack.id,
    subject,
    count: 1,
    why: `${apcAttack.title}: ${figure.name}`,
    readings: [readChance(named, { from: hitsFrom, to: 6 }, { yes: rowOf(table, weapon).text, no: 'Missed' })],
  })
  const hit = thrown.face >= hitsFrom
  scene.tellDice(thrown, `${figure.name} is ${hit ? 'hit' : 'missed'}.`, {
    about: aboutFigure(figure),
    table: apcAttack.id,
  })
  return hit ? numberIn(table, weapon, 'counters') : 0
}
