import { RuleError } from '../../../../../main/engine/errors.ts'
import { defineAction, type Asking, type Values } from '../action.ts'
import { figureById, figuresOf, isOnTable, otherSide, refusesOutsideTurn, type Figure } from '../battle.ts'
import { besideField } from '../ground/beside.ts'
import { isSheltered, postureOf } from '../ground/cover.ts'
import { isLull } from '../events/lasts.ts'
import { namedIn } from '../fire/fireForm.ts'
import { isActive } from '../fire/mayFire.ts'
import { removeLeavers } from '../reactions/leave.ts'
import type { FngState } from '../../state.ts'
import { carryOut } from './carryOut.ts'
import type { Charge } from './chargeTest.ts'
import { isInMelee } from './inMelee.ts'
import { nearMelee } from './near.ts'
import { standsToFight } from './round.ts'
import { chargeIntoMelee, chargeResolution } from '../../tables/melee.ts'

/** Most that may fight one figure, and most of them before or behind it; from the flank one gets to either (FNG p. 37). */
export const mostAround = 4
const mostOnOneSide = 2

/**
 * Deals chargers out among those whom they charge, one at each and round again: two from the front, two who go round his
 * flank. Whom nobody has room for stays out of it.
 */
export const dealtOut = (
  who: readonly Figure[],
  targets: readonly Figure[],
): readonly { readonly charger: number; readonly target: number; readonly from: Charge['from'] }[] =>
  who.slice(0, mostAround * targets.length).map(({ id: charger }, i) => ({
    charger,
    target: targets[i % targets.length]!.id,
    from: Math.floor(i / targets.length) < mostOnOneSide ? 'front' : 'flank',
  }))

/**
 * Who may charge (FNG pp. 18, 21, 35, 71): active, has not fired and has not lain down or crawled this turn, in no lull; or
 * allowed to by an In Sight action.
 */
export const chargers = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter((f) => mayCharge(state, f))

const mayCharge = (state: FngState, figure: Figure): boolean =>
  (figure.mayCharge ||
    (isActive(state, figure) && !figure.fired && !(figure.prone && figure.moved) && !isLull(state))) &&
  figure.status === 'carryOn' &&
  figure.busy === null &&
  figure.carries === null &&
  figure.role !== 'medic' &&
  !figure.suppressed &&
  !figure.inTunnel &&
  !isInMelee(state, figure)

/** Enemies who stand to be charged; the fallen are contacted, not charged. */
export const targetsFor = (state: FngState, charger: Figure | null): Figure[] =>
  charger === null || charger.side === 'civilian'
    ? []
    : figuresOf(state, otherSide(charger.side)).filter((figure) => standsToFight(figure) && !figure.inTunnel)

const chargerIn = ({ state, values }: Asking): Figure | null =>
  typeof values['charger'] === 'number' ? figureById(state, values['charger']) : null

/** Whom they charge: whoever stands beside one of them sees him fall. */
const charged = ({ state, values }: Asking): Figure[] =>
  (values['charges'] as readonly Values[]).flatMap(({ target = null }) =>
    typeof target === 'number' ? [figureById(state, target)] : [],
  )

/** Figures that charge others, tests and fire and the first round in one go (FNG pp. 35-37). */
export const charge = defineAction({
  name: 'charge',
  title: 'Charge into melee',
  section: 'fight',
  page: 35,
  words: ['melee', 'close combat', 'bayonet', 'hand to hand', 'assault'],
  tables: [chargeIntoMelee, chargeResolution],
  fields: {
    charges: {
      kind: 'rows',
      label: 'Who charges whom, in order',
      help: 'Whoever needs a Fast Move to reach his target makes it first.',
      least: 1,
      most: 12,
      start: ({ state, selected }) => {
        const able = chargers(state)
        const meant = able.filter((figure) => figure.mayCharge || selected.includes(figure.id))
        return meant.map(({ id }): Values => ({ charger: id }))
      },
      fields: {
        charger: {
          kind: 'pick',
          from: 'figures',
          label: 'Charges',
          among: ({ state }) => chargers(state).map(({ id }) => id),
          start: ({ state, selected }) => chargers(state).find(({ id }) => selected.includes(id))?.id ?? null,
        },
        target: {
          kind: 'pick',
          from: 'figures',
          label: 'Target',
          among: (asking) => targetsFor(asking.state, chargerIn(asking)).map(({ id }) => id),
          start: (asking) => {
            const among = targetsFor(asking.state, chargerIn(asking))
            return (among.find(({ id }) => asking.selected.includes(id)) ?? among[0])?.id ?? null
          },
        },
        from: {
          kind: 'choice',
          label: 'From',
          options: [
            { value: 'front', label: 'Front' },
            { value: 'flank', label: 'Flank' },
            { value: 'rear', label: 'Rear' },
          ],
        },
        cover: {
          kind: 'flag',
          label: 'Target in cover',
          about: 'target',
          start: (asking) => {
            const target = namedIn(asking, 'target')
            return target !== null && isSheltered(asking.state, target)
          },
          said: (asking, value) => {
            const target = namedIn(asking, 'target')
            if (target === null || postureOf(asking.state, target) === null) return null
            return value === true ? 'target in cover' : 'target not in cover'
          },
        },
      },
    },
    near: { ...nearMelee, ...besideField(charged, nearMelee.among) },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? (chargers(state).length > 0 ? null : 'Nobody may charge just now.'),
  likely: ({ state, selected }) => {
    const able = chargers(state).filter((figure) => targetsFor(state, figure).length > 0)
    if (able.some((figure) => figure.mayCharge)) return 92
    return able.some(({ id }) => selected.includes(id)) ? 35 : 0
  },
  wrong: (state, { charges }) => whyNotSo(state, charges),
  entry: (state, { charges }) =>
    `Charge: ${charges.map((each) => `${nameIn(state, each.charger)} at ${nameIn(state, each.target)}`).join(', ')}`,
  run(scene, { charges, near }) {
    const why = whyNotSo(scene.state, charges)
    if (why !== null) throw new RuleError('bad-input', `${why} Nothing was changed.`)
    removeLeavers(
      scene,
      charges.map(({ target }) => target),
    )
    const open = charges.filter(({ target }) => isOnTable(figureById(scene.state, target)))
    const involved = new Set(charges.flatMap(({ charger, target }) => [charger, target]))
    carryOut(
      scene,
      open,
      near.filter((id) => !involved.has(id)),
    )
  },
})

const nameIn = (state: FngState, id: number): string => figureById(state, id).name

/** @returns why they cannot charge so, for the player; null when they can. */
function whyNotSo(state: FngState, charges: readonly Charge[]): string | null {
  const who = charges.map(({ charger }) => figureById(state, charger))
  if (new Set(charges.map(({ charger }) => charger)).size < charges.length) return 'Each figure charges one target.'
  if (new Set(who.map(({ side }) => side)).size > 1) return 'One side charges at a time.'
  const crowded = charges.find(({ target }) => {
    const around = charges.filter((other) => other.target === target)
    const on = (side: Charge['from']) => around.filter(({ from }) => from === side).length
    return around.length > mostAround || on('rear') > mostOnOneSide || on('front') > mostOnOneSide
  })
  return crowded ? `At most two in front of ${nameIn(state, crowded.target)} and two at his back.` : null
}
