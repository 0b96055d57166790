import { defineTable } from '../../../engine/table.ts'

/** Potential Contact, EAL 1 (FNG p. 62). */
export const potentialContactEal1 = defineTable({
  id: 'potential-contact.eal-1',
  title: 'Potential Contact, EAL 1',
  page: 62,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 3, text: 'Nothing' },
    { from: 4, to: 4, text: 'Wide-spread booby trap' },
    { from: 5, to: 5, text: 'DV 3 two-man bunker: (1-5) empty or (6) held by two riflemen' },
    { from: 6, to: 6, text: 'Grass hooch: (1-5) abandoned, empty or (6) holds a cache of 100 lbs of supplies' },
  ],
})

/** Potential Contact, EAL 2 (FNG p. 62). */
export const potentialContactEal2 = defineTable({
  id: 'potential-contact.eal-2',
  title: 'Potential Contact, EAL 2',
  page: 62,
  dice: { kind: 'added', count: 2 },
  how: '2d6 added',
  modifiers: [],
  rows: [
    { from: 2, to: 3, text: 'Nothing' },
    { from: 4, to: 4, text: 'Wide-spread booby trap' },
    { from: 5, to: 5, text: 'Localized booby trap' },
    { from: 6, to: 6, text: 'DV 3 two-man bunker: (1-5) empty or (6) held by two riflemen' },
    { from: 7, to: 9, text: 'Grass hooch: (1-5) abandoned, empty or (6) holds a cache of 100 lbs of supplies' },
    { from: 10, to: 10, text: 'Tunnel entrance' },
    {
      from: 11,
      to: 12,
      text: 'DV 4 four-man fighting bunker: (1-2) empty, (3-4) held by 1d6 riflemen or (5-6) held by a two-man LMG team',
    },
  ],
})

/** Potential Contact, EAL 3 (FNG p. 62). */
export const potentialContactEal3 = defineTable({
  id: 'potential-contact.eal-3',
  title: 'Potential Contact, EAL 3',
  page: 62,
  dice: { kind: 'added', count: 3 },
  how: '3d6 added',
  modifiers: [],
  rows: [
    { from: 3, to: 5, text: 'Nothing' },
    { from: 6, to: 8, text: 'Wide-spread booby trap' },
    { from: 9, to: 10, text: 'Grass hooch: (1-4) abandoned, empty or (5-6) holds a cache of 100 lbs of supplies' },
    { from: 11, to: 11, text: 'DV 3 two-man bunker beside a campfire area: (1-4) empty or (5-6) held by two riflemen' },
    { from: 12, to: 12, text: 'Grass hooch: (1-5) abandoned, empty or (6) holds a cache of 100 lbs of supplies' },
    { from: 13, to: 13, text: 'Tunnel entrance' },
    {
      from: 14,
      to: 14,
      text: 'DV 4 four-man fighting bunker: (1-2) empty, (3-4) held by 1d6 riflemen or (5-6) held by a two-man LMG team',
    },
    { from: 15, to: 15, text: 'Tunnel entrance' },
    {
      from: 16,
      to: 16,
      text: '1d6 two-man fighting positions (foxholes): (1-3) empty, (4-5) held by a half squad or (6) too old and eroded to use',
    },
    {
      from: 17,
      to: 17,
      text: 'Rest stop: two grass hooches and a thatched roofed area: (1-3) empty, (4-5) held by a half squad or (6) 200 lbs of supplies among the structures',
    },
    {
      from: 18,
      to: 18,
      text: 'Three DV 4 two-man fighting bunkers 6" apart, joined by trenches: (1) empty, (2-3) held by a half squad or (4-6) held by a full squad',
    },
  ],
})

/** Potential Contact, EAL 4 (FNG p. 63). */
export const potentialContactEal4 = defineTable({
  id: 'potential-contact.eal-4',
  title: 'Potential Contact, EAL 4',
  page: 63,
  dice: { kind: 'added', count: 4 },
  how: '4d6 added',
  modifiers: [],
  rows: [
    { from: 4, to: 5, text: 'Nothing' },
    { from: 6, to: 9, text: 'Wide-spread booby trap' },
    { from: 10, to: 10, text: 'Grass hooch: (1-4) abandoned, empty or (5-6) holds a cache of 100 lbs of supplies' },
    { from: 11, to: 11, text: 'DV 3 two-man bunker beside a campfire area: (1-4) empty or (5-6) held by two riflemen' },
    {
      from: 12,
      to: 12,
      text: 'Grass hooch: (1-3) abandoned, empty, (4-5) held by a half squad or (6) holds a cache of 100 lbs of supplies',
    },
    { from: 13, to: 13, text: 'Tunnel entrance' },
    {
      from: 14,
      to: 14,
      text: 'DV 4 four-man fighting bunker: (1-2) empty, (3-4) held by 1d6 riflemen or (5-6) held by a two-man LMG team',
    },
    { from: 15, to: 15, text: 'Tunnel entrance' },
    {
      from: 16,
      to: 16,
      text: '1d6 two-man fighting positions (foxholes): (1-3) empty, (4-5) held by a half squad or (6) too old and eroded to use',
    },
    {
      from: 17,
      to: 17,
      text: 'Rest stop: two grass hooches and a thatched roofed area: (1-3) empty, (4-5) held by a half squad or (6) 200 lbs of supplies among the structures',
    },
    {
      from: 18,
      to: 20,
      text: 'Three DV 4 two-man fighting bunkers 6" apart, joined by trenches: (1) empty, (2-3) held by a half squad or (4-6) held by a full squad',
    },
    {
      from: 21,
      to: 23,
      text: 'Small camp within an 8" circle: 1d6 grass hooches and 1/2d6 two-man DV 3 fighting bunkers: (1-3) empty or (4-6) held by a squad',
    },
    {
      from: 24,
      to: 24,
      text: 'Four-man HMG anti-aircraft position: (1-3) empty, (4-5) held by an HMG team or (6) old and useless',
    },
  ],
})

/** Potential Contact, EAL 5 (FNG p. 63). */
export const potentialContactEal5 = defineTable({
  id: 'potential-contact.eal-5',
  title: 'Potential Contact, EAL 5',
  page: 63,
  dice: { kind: 'added', count: 5 },
  how: '5d6 added',
  modifiers: [],
  rows: [
    { from: 5, to: 5, text: 'Nothing' },
    { from: 6, to: 8, text: 'Wide-spread booby trap' },
    { from: 9, to: 10, text: 'Grass hooch: (1-4) abandoned, empty or (5-6) holds a cache of 100 lbs of supplies' },
    { from: 11, to: 11, text: 'DV 3 two-man bunker beside a campfire area: (1-4) empty or (5-6) held by two riflemen' },
    {
      from: 12,
      to: 12,
      text: 'Grass hooch: (1-3) abandoned, empty, (4-5) held by a half squad or (6) holds a cache of 100 lbs of supplies',
    },
    { from: 13, to: 13, text: 'Tunnel entrance' },
    {
      from: 14,
      to: 14,
      text: 'DV 4 four-man fighting bunker: (1-2) empty, (3-4) held by 1d6 riflemen or (5-6) held by a two-man LMG team',
    },
    { from: 15, to: 15, text: 'Tunnel entrance' },
    { from: 16, to: 18, text: 'Wide-spread booby trap' },
    {
      from: 19,
      to: 19,
      text: 'Rest stop: two grass hooches and a thatched roofed area: (1-3) empty, (4-5) held by a half squad or (6) 200 lbs of supplies among the structures',
    },
    {
      from: 20,
      to: 22,
      text: 'Three DV 4 two-man fighting bunkers 6" apart, joined by trenches: (1) empty, (2-3) held by a half squad or (4-6) held by a full squad',
    },
    {
      from: 23,
      to: 25,
      text: 'Small camp within an 8" circle: 1d6 grass hooches and 1/2d6 two-man DV 3 fighting bunkers: (1-3) empty or (4-6) held by a squad',
    },
    {
      from: 26,
      to: 26,
      text: 'Four-man HMG anti-aircraft position: (1-3) empty, (4-5) held by an HMG team or (6) old and useless',
    },
    {
      from: 27,
      to: 28,
      text: '1d6 two-man fighting positions (foxholes): (1) empty, (2-5) held by a squad or (6) too old and eroded to use',
    },
    {
      from: 29,
      to: 29,
      text: 'Battalion command complex within an 8" circle, joined by trenches: one six-man DV 4 bunker with two radios, 1d6 two-man DV 4 fighting bunkers, 1d6 grass hooches, 1d6 x 100 lbs of supplies: (1) empty, (2-3) held by a squad, (4-5) held by a platoon or (6) old and destroyed',
    },
    {
      from: 30,
      to: 30,
      text: 'Truck park: 1d6 trucks, 1/2d6 grass hooches, 1d6 x 100 lbs of supplies, with a trail nearby leading off the table: (1-3) empty, (4-5) held by 1d6 mechanics (as REP 3 civilians) and a half squad or (6) bombed, everything already destroyed',
    },
  ],
})

/** Potential Contact, EAL 6 (FNG p. 64). */
export const potentialContactEal6 = defineTable({
  id: 'potential-contact.eal-6',
  title: 'Potential Contact, EAL 6',
  page: 64,
  dice: { kind: 'added', count: 6 },
  how: '6d6 added',
  modifiers: [],
  rows: [
    { from: 6, to: 6, text: 'Nothing' },
    { from: 7, to: 10, text: 'Wide-spread booby trap' },
    { from: 11, to: 12, text: 'Grass hooch: (1-4) abandoned, empty or (5-6) holds a cache of 100 lbs of supplies' },
    { from: 13, to: 14, text: 'DV 3 two-man bunker beside a campfire area: (1-4) empty or (5-6) held by two riflemen' },
    {
      from: 15,
      to: 15,
      text: 'Grass hooch: (1-3) abandoned, empty, (4-5) held by a half squad or (6) holds a cache of 100 lbs of supplies',
    },
    { from: 16, to: 18, text: 'Tunnel entrance' },
    {
      from: 19,
      to: 19,
      text: 'DV 4 four-man fighting bunker: (1-2) empty, (3-4) held by 1d6 riflemen or (5-6) held by a three-man MMG team',
    },
    {
      from: 20,
      to: 20,
      text: 'Rest stop: two grass hooches and a thatched roofed area: (1-3) empty, (4-5) held by a half squad or (6) 200 lbs of supplies among the structures',
    },
    {
      from: 21,
      to: 23,
      text: 'Small camp within an 8" circle: 1d6 grass hooches and 1/2d6 two-man DV 3 fighting bunkers: (1-3) empty or (4-6) held by a squad',
    },
    { from: 24, to: 24, text: 'Tunnel entrance' },
    {
      from: 25,
      to: 27,
      text: 'Three DV 4 two-man fighting bunkers 6" apart, joined by trenches: (1) empty, (2-3) held by a half squad or (4-6) held by a full squad',
    },
    { from: 28, to: 29, text: 'Wide-spread booby trap' },
    {
      from: 30,
      to: 30,
      text: 'Four-man HMG anti-aircraft position: (1-3) empty, (4-5) held by an HMG team or (6) old and useless',
    },
    {
      from: 31,
      to: 32,
      text: '1d6 two-man fighting positions (foxholes): (1) empty, (2-5) held by a squad or (6) too old and eroded to use',
    },
    {
      from: 33,
      to: 33,
      text: 'Battalion command complex within an 8" circle, joined by trenches: one six-man DV 4 bunker with two radios, 1d6 two-man DV 4 fighting bunkers, 1d6 grass hooches, 1d6 x 100 lbs of supplies: (1) empty, (2-3) held by a squad, (4-5) held by a platoon and a four-man battalion HQ (two RTOs, an NCO, an officer) or (6) old and destroyed',
    },
    {
      from: 34,
      to: 34,
      text: 'Truck park: 1d6 trucks, 1/2d6 grass hooches, 1d6 x 100 lbs of supplies, with a trail nearby leading off the table: (1-3) empty, (4-5) held by 1d6 mechanics (as REP 3 civilians) and a half squad or (6) bombed, everything already destroyed',
    },
    {
      from: 35,
      to: 35,
      text: 'POW camp: 1d6 grass hooches, 1d6 two-man fighting positions, 2d6 one-man bamboo cages: (1-3) old, empty, (4-5) held by a squad or (6) held by a squad, with 2d6 ARVN prisoners in poor health (each REP 2; 2 VP each if freed and taken off the table)',
    },
    {
      from: 36,
      to: 36,
      text: 'Regimental HQ within a 12" circle, joined by trenches: 1/2d6 four-man HMG anti-aircraft positions, one six-man DV 4 bunker with two radios, 1d6+2 two-man DV 4 fighting bunkers, 1d6+2 grass hooches, 1d6 x 100 lbs of supplies: (1) empty, (2) held by a squad, (3-5) held by a platoon and a regimental HQ (three RTOs, an NCO, a high-ranking officer) or (6) old and destroyed',
    },
  ],
})
