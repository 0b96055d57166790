import { explain, note } from '../../src/main/engine/lines.ts'
import { rollOnTable } from '../../src/main/engine/rollOnTable.ts'
import {
  addRows,
  emptyState,
  flag,
  integer,
  optional,
  patchRow,
  reference,
  removeRows,
  text,
  type StateOf,
} from '../../src/main/engine/state.ts'
import type { Step, System } from '../../src/main/engine/system.ts'
import { defineTable } from '../../src/main/engine/table.ts'

/** Two collections that refer to each other, with every type of column. */
export const toyCollections = {
  crews: {
    crewName: text(),
    leaderId: optional(reference('sailors')),
    moraleLevel: integer(),
  },
  sailors: {
    crewId: reference('crews'),
    fullName: text(),
    seaLegs: flag(),
    tattoo: optional(text()),
    drunk: optional(flag()),
  },
} as const

export type ToyState = StateOf<typeof toyCollections>

/** A table to roll on: one die, whose low half is a storm. */
export const weatherTable = defineTable({
  id: 'toy.weather',
  title: 'Weather',
  page: 3,
  dice: { kind: 'read' },
  how: 'Roll 1d6.',
  modifiers: [{ when: 'winter', text: 'Winter', to: 'score', by: -1 }],
  rows: [
    { from: 'less', to: 3, outcome: 'storm', text: 'Storm.' },
    { from: 4, to: 'more', outcome: 'calm', text: 'Calm.' },
  ],
})

const foundCrew: Step<ToyState, { name: string; sailors: readonly string[] }> = {
  title: (_, input) => `Found ${input.name}`,
  run: ({ state, input, newId, say }) => {
    const crewId = newId()
    const sailors = input.sailors.map((fullName) => ({
      id: newId(),
      crewId,
      fullName,
      seaLegs: false,
      tattoo: null,
      drunk: null,
    }))
    const crew = { id: crewId, crewName: input.name, leaderId: sailors[0]?.id ?? null, moraleLevel: 3 }
    say(note(`${input.name} is founded.`, { about: { collection: 'crews', id: crewId } }))
    return addRows(addRows(state, 'crews', [crew]), 'sailors', sailors)
  },
}

const setSail: Step<ToyState, { crewId: number }> = {
  title: 'Set sail',
  run: ({ state, input, rules, dice, say }) => {
    const crew = state.crews.find((c) => c.id === input.crewId)!
    const situation = { subject: crew.id, why: crew.crewName, when: { winter: true } }
    const roll = rollOnTable(rules.table(weatherTable), dice, situation)
    const by = roll.row.outcome === 'storm' ? -1 : 1
    say(explain(roll, roll.row.text, { collection: 'crews', id: crew.id, field: 'moraleLevel' }))
    say({ ...note('The captain knows more.'), secret: true })
    return patchRow(state, 'crews', crew.id, { moraleLevel: crew.moraleLevel + by })
  },
}

const getDrunk: Step<ToyState, { sailorId: number; tattoo: string }> = {
  title: 'Get drunk',
  run: ({ state, input, say }) => {
    say(note('A long night.', { about: { collection: 'sailors', id: input.sailorId, field: 'drunk' } }))
    return patchRow(state, 'sailors', input.sailorId, { drunk: true, seaLegs: true, tattoo: input.tattoo })
  },
}

const disband: Step<ToyState, { crewId: number }> = {
  title: 'Disband',
  run: ({ state, input }) =>
    removeRows(
      removeRows(state, 'sailors', (s) => s.crewId === input.crewId),
      'crews',
      (c) => c.id === input.crewId,
    ),
}

/** A game small enough to see through: what the store's tests are played with. */
export const toySystem = {
  id: 'toy',
  title: 'Toy Sailors',
  corrections: [],
  collections: toyCollections,
  empty: emptyState(toyCollections),
  steps: { foundCrew, setSail, getDrunk, disband },
  tables: [weatherTable],
} satisfies System<ToyState>

export type ToyStep = keyof typeof toySystem.steps
