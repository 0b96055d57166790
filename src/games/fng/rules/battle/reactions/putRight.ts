import { defineAction, type Values } from '../action.ts'
import { aboutFigure, figureById, groupById, groupsOf, refusesOutsideBattle, type Figure } from '../battle.ts'
import type { FigureStatus, GroupSide, LeftHow } from '../collections.ts'
import { namedIn } from '../fire/fireForm.ts'
import { passCommand, passGroups } from '../harm/command.ts'
import { freeFromCarrier, layDown } from '../harm/layDown.ts'
import type { Scene } from '../scene.ts'
import type { FngState } from '../../state.ts'
import { tally, type TallyEvent } from '../tally.ts'
import { leaveTable } from './leave.ts'

const statuses = [
  { value: 'carryOn', label: 'Carries on' },
  { value: 'duckBack', label: 'Duck Back' },
  { value: 'retired', label: 'Retired' },
  { value: 'stunned', label: 'Stunned' },
  { value: 'outOfTheFight', label: 'Out of the Fight' },
  { value: 'obviouslyDead', label: 'Obviously Dead' },
  { value: 'captured', label: 'Captured' },
  { value: 'left', label: 'Off the table' },
] as const satisfies readonly { value: FigureStatus; label: string }[]

const ways = [
  { value: 'walked', label: 'Walked off' },
  { value: 'evacuated', label: 'Evacuated' },
  { value: 'ran', label: 'Ran' },
  { value: 'missing', label: 'Missing' },
  { value: 'cheatedDeath', label: 'Cheated death' },
  { value: 'lifted', label: 'Flown out' },
] as const satisfies readonly { value: LeftHow; label: string }[]

/** Whoever can be put right: all of them but those who sit in an aircraft or a vehicle, or are in a tunnel and belong to its party. */
const able = (state: FngState): number[] =>
  state.figures
    .filter(({ aboardId, vehicleId, inTunnel }) => aboardId === null && vehicleId === null && !inTunnel)
    .map(({ id }) => id)

const asIs =
  <T>(read: (figure: Figure) => T, otherwise: T) =>
  (asking: Parameters<typeof namedIn>[0]) => {
    const figure = namedIn(asking, 'figure')
    return figure === null ? otherwise : read(figure)
  }

/** Sets what a figure is by hand: the table is right, the program was told wrong. No dice, no reactions. */
export const putRight = defineAction({
  name: 'putRight',
  title: 'Put right a figure',
  section: 'end',
  page: 24,
  words: ['correct', 'status', 'prone', 'ammo', 'stand up', 'rep', 'change', 'by hand'],
  fields: {
    figure: {
      kind: 'pick',
      from: 'figures',
      label: 'Figure',
      among: ({ state }) => able(state),
      start: ({ state, selected }) => able(state).find((id) => selected.includes(id)) ?? null,
    },
    status: { kind: 'choice', label: 'Is', options: statuses, start: asIs<string>(({ status }) => status, 'carryOn') },
    how: {
      kind: 'choice',
      label: 'How he left',
      options: ways,
      asked: ({ values }) => values['status'] === 'left',
      start: asIs<string>(({ leftHow }) => leftHow ?? 'walked', 'walked'),
    },
    walks: {
      kind: 'flag',
      label: 'Can walk',
      asked: ({ values }) => values['status'] === 'outOfTheFight',
      start: asIs(({ walks }) => walks, false),
    },
    by: {
      kind: 'pick',
      from: 'figures',
      label: 'Brought down by',
      optional: true,
      asked: (asking) =>
        (asking.values['status'] === 'outOfTheFight' || asking.values['status'] === 'obviouslyDead') &&
        namedIn(asking, 'figure')?.side === 'theirs',
      among: ({ state }) => state.figures.filter(({ side }) => side === 'ours').map(({ id }) => id),
    },
    outOfAmmo: { kind: 'flag', label: 'Out of ammo', start: asIs(({ outOfAmmo }) => outOfAmmo, false) },
    sidearmEmpty: {
      kind: 'flag',
      label: 'Sidearm empty',
      asked: (asking) => (namedIn(asking, 'figure')?.sidearm ?? null) !== null,
      start: asIs(({ sidearmEmpty }) => sidearmEmpty === true, false),
      absent: false,
    },
    prone: { kind: 'flag', label: 'Prone', start: asIs(({ prone }) => prone, false) },
    rep: { kind: 'number', label: 'REP', least: 1, most: 7, start: asIs(({ rep }) => rep, 4) },
    group: {
      kind: 'pick',
      from: 'groups',
      label: 'Group',
      among: (asking) => {
        const figure = namedIn(asking, 'figure')
        if (figure === null) return []
        const others = groupsOf(asking.state, figure.side).map(({ id }) => id)
        return [...new Set([figure.groupId, ...others])]
      },
      start: asIs<number | null>(({ groupId }) => groupId, null),
    },
  },
  refuses: (state) => refusesOutsideBattle(state) ?? (able(state).length > 0 ? null : 'There is no figure yet.'),
  likely: ({ state, selected }) => (able(state).some((id) => selected.includes(id)) ? 12 : 3),
  entry: (state, { figure, status }) => `Put right: ${figureById(state, figure).name}, ${wordOf(status).toLowerCase()}`,
  run(scene, values) {
    const before = figureById(scene.state, values.figure)
    setStatus(scene, before, values)
    const { outOfAmmo, sidearmEmpty, prone, rep } = values
    scene.patch('figures', before.id, { outOfAmmo, sidearmEmpty: sidearmEmpty || null, prone, rep })
    if (values.group !== before.groupId) changeGroup(scene, before, values.group)
    tellChanges(scene, before)
  },
})

const wordOf = (status: FigureStatus): string => statuses.find(({ value }) => value === status)!.label

interface Set extends Values {
  readonly status: FigureStatus
  readonly how: LeftHow
  readonly walks: boolean
  readonly by: number | null
}

function setStatus(scene: Scene, before: Figure, { status, how, walks, by }: Set): void {
  const { id } = before
  if (status === 'left' && before.status !== 'left') leaveTable(scene, before, how)
  if (status !== 'outOfTheFight') freeFromCarrier(scene, before)
  const down = !['carryOn', 'duckBack', 'left'].includes(status)
  scene.patch('figures', id, {
    ...(down && status !== before.status ? layDown(scene, before) : {}),
    status,
    leftHow: status === 'left' ? how : null,
    evacuation: status === 'left' ? before.evacuation : 'none',
    walks,
    satOut: status === 'stunned' && before.satOut,
    wasOut: before.wasOut || status === 'outOfTheFight',
    hadRetired: before.hadRetired || status === 'retired',
    ...(status === 'carryOn' ? {} : { mayReturnFire: false, mayCharge: false }),
    setUp: before.setUp && !['retired', 'captured', 'left'].includes(status),
  })
  if (['outOfTheFight', 'obviouslyDead', 'captured'].includes(status)) passCommand(scene, id)
  count(scene, before, status, by)
}

/** What counts about him by what he is: an enemy put out or killed, a civilian harmed. Other statuses say nothing of it. */
function countedFor(side: GroupSide, status: FigureStatus): readonly TallyEvent[] | null {
  if (status === 'captured' || status === 'left') return null
  if (status !== 'outOfTheFight' && status !== 'obviouslyDead') return []
  if (side === 'theirs') return status === 'obviouslyDead' ? ['putOut', 'kill'] : ['putOut']
  return side === 'civilian' ? ['civilianCasualty'] : []
}

/** Each is counted once, and no longer when he turns out not to be down. */
function count(scene: Scene, { id, side }: Figure, status: FigureStatus, by: number | null): void {
  const events = countedFor(side, status)
  if (events === null) return
  const ofHim = (event: string) => ['putOut', 'kill', 'civilianCasualty'].includes(event)
  scene.remove('tallies', ({ event, about }) => about === id && ofHim(event) && !events.some((e) => e === event))
  for (const event of events)
    if (!scene.state.tallies.some((row) => row.event === event && row.about === id))
      tally(scene, { event, figureId: by, about: id })
}

/** He keeps the force if he commands it; a group that he led gets another Leader. */
function changeGroup(scene: Scene, { id }: Figure, groupId: number): void {
  scene.patch('figures', id, { groupId })
  passGroups(scene, id)
}

function tellChanges(scene: Scene, before: Figure): void {
  const now = figureById(scene.state, before.id)
  const changes = [
    ...(now.status === before.status ? [] : [`${wordOf(before.status)} is now ${wordOf(now.status)}`]),
    ...(now.outOfAmmo === before.outOfAmmo ? [] : [now.outOfAmmo ? 'out of ammo' : 'has ammo']),
    ...(now.sidearmEmpty === before.sidearmEmpty ? [] : [now.sidearmEmpty ? 'sidearm empty' : 'sidearm loaded']),
    ...(now.prone === before.prone ? [] : [now.prone ? 'prone' : 'upright']),
    ...(now.rep === before.rep ? [] : [`REP ${before.rep} is now ${now.rep}`]),
    ...(now.groupId === before.groupId ? [] : [`in ${groupById(scene.state, now.groupId).name}`]),
  ]
  const text = changes.length > 0 ? changes.join('; ') : 'nothing was wrong'
  scene.note(`${now.name}, put right: ${text}.`, { about: aboutFigure(now) })
}
