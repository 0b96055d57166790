import { defineTable } from '../../../../main/engine/table.ts'

/** Mission type, DMZ (FNG p. 59). */
export const missionTypeDmz = defineTable({
  id: 'mission.type.dmz',
  title: 'Mission type, DMZ',
  page: 59,
  dice: { kind: 'added', count: 2 },
  how: '2d6 added',
  modifiers: [],
  rows: [
    { from: 2, to: 2, outcome: 'defense', text: 'Defense' },
    { from: 3, to: 3, outcome: 'recon', text: 'Recon' },
    { from: 4, to: 4, outcome: 'ambush', text: 'Ambush' },
    { from: 5, to: 5, outcome: 'patrol', text: 'Patrol' },
    { from: 6, to: 6, outcome: 'ambush', text: 'Ambush' },
    { from: 7, to: 7, outcome: 'fight', text: 'Fight' },
    { from: 8, to: 8, outcome: 'patrol', text: 'Patrol' },
    { from: 9, to: 9, outcome: 'patrol', text: 'Patrol' },
    { from: 10, to: 10, outcome: 'fight', text: 'Fight' },
    { from: 11, to: 11, outcome: 'defense', text: 'Defense' },
    { from: 12, to: 12, outcome: 'patrol', text: 'Patrol' },
  ],
})

/** Mission type, Coastal (FNG p. 59). */
export const missionTypeCoastal = defineTable({
  id: 'mission.type.coastal',
  title: 'Mission type, Coastal',
  page: 59,
  dice: { kind: 'added', count: 2 },
  how: '2d6 added',
  modifiers: [],
  rows: [
    { from: 2, to: 2, outcome: 'defense', text: 'Defense' },
    { from: 3, to: 3, outcome: 'patrol', text: 'Patrol' },
    { from: 4, to: 4, outcome: 'recon', text: 'Recon' },
    { from: 5, to: 5, outcome: 'ambush', text: 'Ambush' },
    { from: 6, to: 6, outcome: 'recon', text: 'Recon' },
    { from: 7, to: 7, outcome: 'patrol', text: 'Patrol' },
    { from: 8, to: 8, outcome: 'defense', text: 'Defense' },
    { from: 9, to: 9, outcome: 'fight', text: 'Fight' },
    { from: 10, to: 10, outcome: 'defense', text: 'Defense' },
    { from: 11, to: 11, outcome: 'fight', text: 'Fight' },
    { from: 12, to: 12, outcome: 'defense', text: 'Defense' },
  ],
})

/** Mission type, Interior (FNG p. 59). */
export const missionTypeInterior = defineTable({
  id: 'mission.type.interior',
  title: 'Mission type, Interior',
  page: 59,
  dice: { kind: 'added', count: 2 },
  how: '2d6 added',
  modifiers: [],
  rows: [
    { from: 2, to: 2, outcome: 'fight', text: 'Fight' },
    { from: 3, to: 3, outcome: 'ambush', text: 'Ambush' },
    { from: 4, to: 4, outcome: 'defense', text: 'Defense' },
    { from: 5, to: 5, outcome: 'recon', text: 'Recon' },
    { from: 6, to: 6, outcome: 'patrol', text: 'Patrol' },
    { from: 7, to: 7, outcome: 'recon', text: 'Recon' },
    { from: 8, to: 8, outcome: 'patrol', text: 'Patrol' },
    { from: 9, to: 9, outcome: 'fight', text: 'Fight' },
    { from: 10, to: 10, outcome: 'defense', text: 'Defense' },
    { from: 11, to: 11, outcome: 'patrol', text: 'Patrol' },
    { from: 12, to: 12, outcome: 'fight', text: 'Fight' },
  ],
})

/** Mission type, Highlands (FNG p. 59). */
export const missionTypeHighlands = defineTable({
  id: 'mission.type.highlands',
  title: 'Mission type, Highlands',
  page: 59,
  dice: { kind: 'added', count: 2 },
  how: '2d6 added',
  modifiers: [],
  rows: [
    { from: 2, to: 2, outcome: 'fight', text: 'Fight' },
    { from: 3, to: 3, outcome: 'ambush', text: 'Ambush' },
    { from: 4, to: 4, outcome: 'defense', text: 'Defense' },
    { from: 5, to: 5, outcome: 'patrol', text: 'Patrol' },
    { from: 6, to: 6, outcome: 'recon', text: 'Recon' },
    { from: 7, to: 7, outcome: 'recon', text: 'Recon' },
    { from: 8, to: 8, outcome: 'patrol', text: 'Patrol' },
    { from: 9, to: 9, outcome: 'fight', text: 'Fight' },
    { from: 10, to: 10, outcome: 'fight', text: 'Fight' },
    { from: 11, to: 11, outcome: 'defense', text: 'Defense' },
    { from: 12, to: 12, outcome: 'fight', text: 'Fight' },
  ],
})

/** Mission type, Free Fire Zone (FNG p. 59). */
export const missionTypeFreeFireZone = defineTable({
  id: 'mission.type.free-fire-zone',
  title: 'Mission type, Free Fire Zone',
  page: 59,
  dice: { kind: 'added', count: 2 },
  how: '2d6 added',
  modifiers: [],
  rows: [
    { from: 2, to: 2, outcome: 'defense', text: 'Defense' },
    { from: 3, to: 3, outcome: 'ambush', text: 'Ambush' },
    { from: 4, to: 4, outcome: 'fight', text: 'Fight' },
    { from: 5, to: 5, outcome: 'recon', text: 'Recon' },
    { from: 6, to: 6, outcome: 'fight', text: 'Fight' },
    { from: 7, to: 7, outcome: 'defense', text: 'Defense' },
    { from: 8, to: 8, outcome: 'patrol', text: 'Patrol' },
    { from: 9, to: 9, outcome: 'ambush', text: 'Ambush' },
    { from: 10, to: 10, outcome: 'patrol', text: 'Patrol' },
    { from: 11, to: 11, outcome: 'recon', text: 'Recon' },
    { from: 12, to: 12, outcome: 'fight', text: 'Fight' },
  ],
})

/** Mission type, Swamp (FNG p. 59). */
export const missionTypeSwamp = defineTable({
  id: 'mission.type.swamp',
  title: 'Mission type, Swamp',
  page: 59,
  dice: { kind: 'added', count: 2 },
  how: '2d6 added',
  modifiers: [],
  rows: [
    { from: 2, to: 2, outcome: 'fight', text: 'Fight' },
    { from: 3, to: 3, outcome: 'recon', text: 'Recon' },
    { from: 4, to: 4, outcome: 'ambush', text: 'Ambush' },
    { from: 5, to: 5, outcome: 'patrol', text: 'Patrol' },
    { from: 6, to: 6, outcome: 'patrol', text: 'Patrol' },
    { from: 7, to: 7, outcome: 'ambush', text: 'Ambush' },
    { from: 8, to: 8, outcome: 'recon', text: 'Recon' },
    { from: 9, to: 9, outcome: 'recon', text: 'Recon' },
    { from: 10, to: 10, outcome: 'defense', text: 'Defense' },
    { from: 11, to: 11, outcome: 'patrol', text: 'Patrol' },
    { from: 12, to: 12, outcome: 'patrol', text: 'Patrol' },
  ],
})
