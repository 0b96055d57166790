import { defineAction } from '../action.ts'
import { refusesOutsideBattle } from '../battle.ts'
import type { FngState } from '../../state.ts'
import type { VehicleKind } from '../terms.ts'
import { aboutVehicle, vehicleWords } from './vehicle.ts'

const kinds: readonly VehicleKind[] = ['tank', 'apc', 'truck', 'jeep', 'boat', 'sampan', 'other']

/** "Tank", and "Tank 2" for the second. */
function nameOfNext({ vehicles }: FngState, kind: VehicleKind): string {
  const nth = vehicles.filter((vehicle) => vehicle.kind === kind).length + 1
  return nth === 1 ? vehicleWords[kind] : `${vehicleWords[kind]} ${nth}`
}

/** A vehicle or boat comes onto the table. What it can do is the player's: the book leaves it to another one (FNG p. 7). */
export const placeVehicle = defineAction({
  name: 'placeVehicle',
  title: 'Put a vehicle on the table',
  section: 'ground',
  page: 7,
  words: ['tank', 'APC', 'M113', 'truck', 'jeep', 'boat', 'sampan', 'traffic', 'armour'],
  fields: {
    kind: {
      kind: 'choice',
      label: 'What',
      options: kinds.map((value) => ({ value, label: vehicleWords[value] })),
    },
    side: {
      kind: 'choice',
      label: 'Whose',
      options: [
        { value: 'ours', label: 'Ours' },
        { value: 'theirs', label: 'Theirs' },
        { value: 'civilian', label: 'Civilian' },
      ],
    },
    name: { kind: 'text', label: 'Name', help: 'Left empty, it is called what it is.', most: 30 },
    sector: { kind: 'number', label: 'Sector', least: 1, most: 6, start: () => 2 },
    rep: {
      kind: 'number',
      label: 'REP of its crew',
      help: 'It acts by it as groups do. 0: it acts on any die.',
      least: 0,
      most: 6,
    },
    dv: {
      kind: 'number',
      label: 'DV',
      help: 'The book prints none for vehicles: agree on one. 0: none.',
      least: 0,
      most: 20,
    },
  },
  refuses: refusesOutsideBattle,
  likely: () => 3,
  // As it was called once it stood there.
  entry: ({ vehicles }, { name }) => `On the table: ${vehicles.at(-1)?.name ?? name}`,
  run(scene, { kind, side, name, sector, rep, dv }) {
    const called = name === '' ? nameOfNext(scene.state, kind) : name
    const id = scene.add('vehicles', {
      kind,
      name: called,
      side,
      sector,
      state: 'standing',
      rep: rep === 0 ? null : rep,
      dv: dv === 0 ? null : dv,
      actedTurn: null,
      words: '',
    })
    const armour = dv === 0 ? 'no DV agreed' : `DV ${dv} as agreed`
    scene.note(`${called} is in sector ${sector}, ${armour}.`, { about: aboutVehicle(id, 'sector'), page: 7 })
  },
})
