import type { FngState } from '../../state.ts'
import type { Asking, Fields, Option } from '../action.ts'
import { figureById, figuresOf, type Figure } from '../battle.ts'
import { beamField, distanceField, litField } from './light.ts'
import { targetsOf, whyNotFire } from './mayFire.ts'
import { isLauncher, servers, takesLoader, weaponIn } from './weaponClasses.ts'

/** What a figure aims with: the weapon in his hands or the pistol at his belt. */
export type With = 'own' | 'sidearm'

/** @returns the key of the weapon that he fires; his own where he has no other. */
export const keyFor = (figure: Figure, choice: With): string =>
  choice === 'sidearm' && figure.sidearm !== null ? figure.sidearm : figure.weapon

/** Weapons whose dice are dealt out to men: all without a blast circle, and launchers with buckshot (FNG p. 28). */
export function isDirect(state: FngState, key: string): boolean {
  const weapon = weaponIn(state, key)
  return weapon !== null && key !== 'flame-thrower' && (weapon.blast === null || isLauncher(weapon))
}

const canAim = (state: FngState, figure: Figure, key: string): boolean =>
  isDirect(state, key) && whyNotFire(state, figure, key) === null

/** Has he something to fire at men with, just now? */
export const hasDirectFire = (state: FngState, figure: Figure): boolean =>
  [figure.weapon, figure.sidearm].some((key) => key !== null && canAim(state, figure, key))

/** @returns the figures picked in a field of the form so far. */
export const pickedIn = ({ state, values }: Asking, field: string): Figure[] => {
  const ids = values[field]
  return Array.isArray(ids) ? (ids as readonly number[]).map((id) => figureById(state, id)) : []
}

/** @returns the figure named in a field of the form so far; null where nobody is. */
export const namedIn = ({ state, values }: Asking, field: string): Figure | null =>
  typeof values[field] === 'number' ? figureById(state, values[field]) : null

const shootersIn = (asking: Asking): Figure[] => pickedIn(asking, 'shooters')

/** Those who fire at the target of a line: one who is named, else all. */
const shootersAt = (asking: Asking): Figure[] =>
  shootersIn(asking).filter(({ id }) => (asking.values['by'] ?? null) === null || asking.values['by'] === id)

/** How a target stands, as whoever fires sees it. */
export const stances = [
  { value: 'open', label: 'In the open' },
  { value: 'concealed', label: 'Concealed' },
  { value: 'cover', label: 'In cover' },
  { value: 'both', label: 'In cover, concealed' },
  { value: 'smoke', label: 'In smoke' },
] as const satisfies readonly Option[]

export type Stance = (typeof stances)[number]['value']

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
  } as const
}

/** @param able who can fire, by what the action is. */
export const fireFields = (able: (state: FngState) => readonly Figure[]) =>
  ({
    shooters: {
      kind: 'picks',
      from: 'figures',
      label: 'Who fires',
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
      options: [
        { value: 'own', label: 'Own weapon' },
        { value: 'sidearm', label: 'Sidearm' },
      ],
      asked: (asking) => shootersIn(asking).some(({ sidearm }) => sidearm !== null),
      start: (asking) =>
        shootersIn(asking).every((figure) => canAim(asking.state, figure, figure.weapon)) ? 'own' : 'sidearm',
    },
    scope: {
      kind: 'flag',
      label: 'Sniper scope',
      asked: (asking) =>
        shootersIn(asking).some(({ weapon: key }) => {
          const weapon = weaponIn(asking.state, key)
          return weapon !== null && weapon.scopedRange > weapon.range
        }),
    },
    loaders: {
      kind: 'picks',
      from: 'figures',
      label: 'Loaders',
      help: 'They do nothing else. One for each gun, in order.',
      most: 4,
      asked: (asking) => shootersIn(asking).some((figure) => isFed(asking.state, figure)),
      among: (asking) => loadersFor(asking).map(({ id }) => id),
      start: (asking) =>
        loadersFor(asking)
          .filter(({ role }) => role === 'loader')
          .map(({ id }) => id),
    },
    targets: {
      kind: 'rows',
      label: 'Targets, in order',
      least: 1,
      most: 12,
      start: (asking) => {
        const side = shootersIn(asking)[0]?.side ?? 'ours'
        const others = asking.state.figures.filter((figure) => figure.side !== side)
        return others.flatMap(({ id }) => (asking.selected.includes(id) ? [{ target: id }] : []))
      },
      fields: {
        target: {
          kind: 'pick',
          from: 'figures',
          label: 'Target',
          among: (asking) => {
            const shooter = shootersIn(asking)[0]
            return shooter ? targetsOf(asking.state, shooter.side).map(({ id }) => id) : []
          },
        },
        by: {
          kind: 'pick',
          from: 'figures',
          label: 'Fired at by',
          help: 'Nobody named: by everyone who fires.',
          optional: true,
          asked: (asking) => shootersIn(asking).length > 1,
          among: (asking) => shootersIn(asking).map(({ id }) => id),
        },
        dice: {
          kind: 'number',
          label: 'Dice',
          help: '0: as many as there are, shared out evenly.',
          unit: 'dice',
          least: 0,
          most: 6,
        },
        inches: distanceField(12),
        lit: litField(shootersAt, (asking) => namedIn(asking, 'target')),
        beam: beamField(shootersAt),
        stands: { kind: 'choice', label: 'Stands', options: stances },
        prone: { kind: 'flag', label: 'Prone', start: (asking) => namedIn(asking, 'target')?.prone ?? false },
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
          among: (asking) => friendsOf(asking.state, namedIn(asking, 'target')),
        },
        sheltered: shelteredField(),
      },
    },
  }) as const satisfies Fields

const isFed = (state: FngState, figure: Figure): boolean => {
  const weapon = weaponIn(state, figure.weapon)
  return weapon !== null && takesLoader(weapon)
}

/** Who could feed the guns that are fired: free hands in the gunners' groups. */
function loadersFor(asking: Asking): Figure[] {
  const shooters = shootersIn(asking)
  const gunners = shooters.filter((figure) => isFed(asking.state, figure))
  const free = gunners.flatMap((gunner) => servers(asking.state, gunner))
  return [...new Map(free.map((figure) => [figure.id, figure])).values()].filter(
    ({ id, fired, busy }) => !fired && busy === null && !shooters.some((shooter) => shooter.id === id),
  )
}
