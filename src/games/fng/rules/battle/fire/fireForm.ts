import type { FngState } from '../../state.ts'
import type { Asking, Fields, Value } from '../action.ts'
import { figureById, figuresOf, type Figure } from '../battle.ts'
import { listed } from '../../steps/setup/common.ts'
import { besideField } from '../ground/beside.ts'
import { isSheltered, postureOf } from '../ground/cover.ts'
import { nearBornLeaderField } from '../reactions/nearBornLeader.ts'
import { duckedField } from './ducked.ts'
import { hipNote } from './hip.ts'
import { distanceField } from './distance.ts'
import { beamField, clearField, litField } from './light.ts'
import { isFed, loadersFor } from './loaders.ts'
import { whyNotFire } from './mayFire.ts'
import { carriesScope, takesScope } from './scope.ts'
import { groundStances, standsField } from './stances.ts'
import { isLauncher, weaponIn } from './weaponClasses.ts'
import { keyFor, weaponChoices } from './with.ts'

/** Weapons whose dice are dealt out to men: all without a blast circle, and launchers with buckshot (FNG p. 28). */
export function isDirect(state: FngState, key: string): boolean {
  const weapon = weaponIn(state, key)
  return weapon !== null && key !== 'flame-thrower' && (weapon.blast === null || isLauncher(weapon))
}

/** Can he fire this at men just now? */
export const canAim = (state: FngState, figure: Figure, key: string): boolean =>
  isDirect(state, key) && whyNotFire(state, figure, key) === null

/** Has he something to fire at men with, just now? */
export const hasDirectFire = (state: FngState, figure: Figure): boolean =>
  [figure.weapon, figure.sidearm].some((key) => key !== null && canAim(state, figure, key))

const holdsScopable = (state: FngState, { weapon: key }: Figure): boolean => {
  const weapon = weaponIn(state, key)
  return weapon !== null && takesScope(weapon)
}

/** @returns the figures picked in a field of the form so far. */
export const pickedIn = ({ state, values }: Asking, field: string): Figure[] => {
  const ids = values[field]
  return Array.isArray(ids) ? (ids as readonly number[]).map((id) => figureById(state, id)) : []
}

/** @returns the figure named in a field of the form so far; null where nobody is. */
export const namedIn = ({ state, values }: Asking, field: string): Figure | null =>
  typeof values[field] === 'number' ? figureById(state, values[field]) : null

/** With what each of those who fire does so, as it stands: a sidearm is not everybody's. */
function weaponsNote(asking: Asking): string {
  const choice = asking.values['with'] === 'sidearm' ? 'sidearm' : 'own'
  const held = pickedIn(asking, 'shooters').map((figure) => {
    const weapon = weaponIn(asking.state, keyFor(figure, choice))
    return `${figure.name}: ${weapon?.name ?? 'nothing'}`
  })
  return `${held.join('; ')}.`
}

const shootersIn = (asking: Asking): Figure[] => pickedIn(asking, 'shooters')

/** Those who fire at the target of a line: one who is named, else all. */
const shootersAt = (asking: Asking): Figure[] =>
  shootersIn(asking).filter(({ id }) => (asking.values['by'] ?? null) === null || asking.values['by'] === id)

const targetIn = (asking: Asking): Figure | null => namedIn(asking, 'target')

const targetsIn = (asking: Asking): readonly Figure[] => named(targetIn(asking))

const lookingAt = (asking: Asking) => ({ viewers: shootersAt(asking), target: targetIn(asking) })

/** @returns him, or nobody. */
export const named = (figure: Figure | null): readonly Figure[] => (figure === null ? [] : [figure])

/** Friends of a target who may be within 4" of it. */
export const friendsOf = (state: FngState, figure: Figure | null): number[] =>
  figure === null
    ? []
    : figuresOf(state, figure.side)
        .filter(({ id, status }) => id !== figure.id && status !== 'obviouslyDead')
        .map(({ id }) => id)

/**
 * Those near a target who are in cover: a die passed lets them fire back (FNG p. 112).
 * @param others who is named elsewhere with the way he stands.
 */
export const shelteredField = (others: (asking: Asking) => readonly Figure[] = () => []) => {
  const among = (asking: Asking): number[] => {
    const told = others(asking).map(({ id }) => id)
    return pickedIn(asking, 'near').flatMap(({ id }) => (told.includes(id) ? [] : [id]))
  }
  return {
    kind: 'picks',
    from: 'figures',
    label: 'Of them, in cover',
    asked: (asking: Asking) => among(asking).length > 0,
    among,
    ...inCoverAmong('near', among, ' beside'),
  } as const
}

/**
 * Who of some is in cover, as their postures have it: for a field of several.
 * @param about the field that names them.
 * @param where they stand, for the words.
 */
export const inCoverAmong = (about: string, among: (asking: Asking) => readonly number[], where = '') => {
  const figures = (asking: Asking) => among(asking).map((id) => figureById(asking.state, id))
  return {
    about,
    start: (asking: Asking): readonly number[] =>
      figures(asking).flatMap((figure) => (isSheltered(asking.state, figure) ? [figure.id] : [])),
    said: (asking: Asking, value: Value): string | null => {
      const all = figures(asking)
      if (all.length === 0 || all.some((figure) => postureOf(asking.state, figure) === null)) return null
      const names = all.filter(({ id }) => (value as readonly number[]).includes(id)).map(({ name }) => name)
      return names.length === 0 ? `nobody${where} in cover` : `${where.trim()} in cover: ${listed(names)}`.trim()
    },
  } as const
}

/** At whom a figure can fire, as an action has it. */
export type Aims = (state: FngState, shooter: Figure) => readonly Figure[]

/**
 * @param able who can fire, by what the action is.
 * @param aims at whom each of them can.
 * @param startAt at whom the form begins to fire.
 */
export const fireFields = (
  able: (state: FngState) => readonly Figure[],
  aims: Aims,
  startAt: (asking: Asking, shooters: readonly Figure[]) => readonly number[],
) =>
  ({
    shooters: {
      kind: 'picks',
      from: 'figures',
      label: 'Who fires',
      note: (asking) => hipNote(asking.state, pickedIn(asking, 'shooters')),
      least: 1,
      most: 12,
      among: ({ state }) => able(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        able(state)
          .map(({ id }) => id)
          .filter((id) => selected.includes(id)),
    },
    with: {
      kind: 'choice',
      label: 'With',
      options: weaponChoices,
      note: weaponsNote,
      asked: (asking) => shootersIn(asking).some(({ sidearm }) => sidearm !== null),
      start: (asking) =>
        shootersIn(asking).every((figure) => canAim(asking.state, figure, figure.weapon)) ? 'own' : 'sidearm',
    },
    scope: {
      kind: 'flag',
      label: 'Sniper scope',
      asked: (asking) => shootersIn(asking).some((figure) => holdsScopable(asking.state, figure)),
      start: (asking) =>
        shootersIn(asking).every((figure) => !holdsScopable(asking.state, figure) || carriesScope(figure)),
    },
    loaders: {
      kind: 'picks',
      from: 'figures',
      label: 'Loaders',
      part: 'loads',
      help: 'They do nothing else. One for each gun, in order.',
      most: 4,
      asked: (asking) => shootersIn(asking).some((figure) => isFed(asking.state, figure)),
      among: (asking) => loadersFor(asking.state, shootersIn(asking)).map(({ id }) => id),
      start: (asking) =>
        loadersFor(asking.state, shootersIn(asking))
          .filter(({ role }) => role === 'loader')
          .map(({ id }) => id),
    },
    targets: {
      kind: 'rows',
      label: 'Targets, in order',
      asked: (asking) => shootersIn(asking).length > 0,
      least: 1,
      most: 12,
      start: (asking) => startAt(asking, shootersIn(asking)).map((target) => ({ target })),
      fields: {
        target: {
          kind: 'pick',
          from: 'figures',
          label: 'Target',
          among: (asking) => {
            const all = shootersIn(asking).flatMap((shooter) => aims(asking.state, shooter))
            return [...new Set(all.map(({ id }) => id))]
          },
        },
        ducked: duckedField(targetIn),
        by: {
          kind: 'pick',
          from: 'figures',
          label: 'Fired at by',
          none: 'Everyone who fires',
          optional: true,
          asked: (asking) => shootersIn(asking).length > 1,
          among: (asking) => shootersIn(asking).map(({ id }) => id),
        },
        dice: {
          kind: 'number',
          label: 'Dice',
          seldom: 'Share the dice',
          help: '0: as many as there are, shared out evenly.',
          unit: 'dice',
          least: 0,
          most: 6,
        },
        inches: distanceField(12, lookingAt),
        lit: litField(shootersAt, targetIn),
        beam: beamField(shootersAt),
        clear: clearField(lookingAt),
        stands: standsField('Stands', groundStances, 'target', targetIn),
        prone: {
          kind: 'flag',
          label: 'Prone',
          about: 'target',
          start: (asking) => targetIn(asking)?.prone ?? false,
          said: (asking, value) => {
            const target = targetIn(asking)
            return target === null || postureOf(asking.state, target) === null ? null : value === true ? 'prone' : ''
          },
        },
        gap: {
          kind: 'number',
          label: 'From the one before',
          help: 'Each inch beyond the first costs a die.',
          unit: 'inches',
          least: 0,
          most: 12,
          asked: ({ line }) => line === undefined || line.nth > 0,
        },
        near: {
          kind: 'picks',
          from: 'figures',
          label: 'Within 4" of it, in sight',
          part: 'beside',
          ...besideField(targetsIn, (asking) => friendsOf(asking.state, targetIn(asking)), 'target'),
        },
        sheltered: shelteredField(),
      },
    },
    nearBornLeader: nearBornLeaderField,
  }) as const satisfies Fields
