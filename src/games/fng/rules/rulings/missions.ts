import { chapter } from './ruling.ts'

/** Missions (digest 24). */
export const missions = chapter('24', 'Missions', [
  [100, 'A Fight lasts 12 turns at least, a Patrol 14.'],
  [98, 'Wounded are those down at the end; First Aid undoes it, Cheating Death counts as one.'],
  [100, 'On a Patrol the dearer price of a wounded man replaces the ordinary one.'],
  [98, 'A captive counts once, and not as dead.'],
  [98, 'What follows an ambush is rolled once, after turn 6.'],
  [98, 'An ambush is spotted by one roll of the squad.', 'ambushSpotting'],
  [98, 'Either side can spot it, turn after turn, until it is sprung.'],
  [98, 'The PEFs of an ambush are resolved at set-up, the last until it brings an enemy.'],
  [99, 'Populated means that civilians are on the table.', 'populatedArea'],
  [99, 'Two successes pass at a check point; a Fluent man always does.'],
  [99, 'Supplies are unloaded like passengers, one man a load.'],
  [99, 'Missing terrain of a task is put at the centre; the squad starts there, save a water party.'],
  [99, 'A task fails when the enemy holds its object or its people are lost; without that it is done.'],
  [99, 'The wounded to be flown out cost no points as such.'],
  [100, 'One PC at EAL 5 or more, none placed below.'],
  [101, 'A sector is patrolled when a man in it sees its centre, once.'],
  [101, 'Recon has a marker for each EAL and up to four more, which are the PCs.'],
  [101, 'Recon pays the same for every captive.'],
  [101, 'Enemies come by PCs not yet seen, then over random edges.'],
])
