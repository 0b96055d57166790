/** Distances of the battle that stand in no table, in inches; where a rule reckons with one, it takes it from here. */
export const reach = {
  /** From a man to the next of his group, and to friends who feel what befalls him (FNG pp. 14, 22). */
  neighbours: 4,
  /** From the Force Commander to the Leader of a group that he brings along (FNG pp. 15-16). */
  command: 12,
  /** What a group that comes into sight may go on, to bring others of it into view (FNG p. 20). */
  closeUp: 2,
  /** Cover within which a man ducks back, and the most that he goes for it (FNG p. 18). */
  duckBack: 6,
  /** The most that a man runs when he retires (FNG p. 18). */
  retire: 12,
  /** Less in a turn in which a wounded man is carried (FNG p. 38). */
  carrying: 2,
  /** Less for a door (FNG p. 41). */
  door: 2,
  /** Less of a normal move in a flak jacket (FNG p. 7). */
  flakJacket: 1,
  /** Where a PEF stops that makes for another, and how far apart two lie that were one (FNG pp. 61, 70). */
  pefsApart: 4,
  /** From friends who stand, or from the own edge: who lies farther off at the end is missing (FNG p. 40). */
  broughtBack: 6,
  /** From enemies: nearer than this none of them may be, for a task to count as done (FNG p. 99). */
  task: 6,
  /** Nearer than this an enemy's hand grenades reach: he counts as having approached (FNG p. 70, ruling). */
  approached: 6,
  /** From a mine to whoever sets it off, and how far its blast strikes behind it (FNG p. 29). */
  mineFrom: 12,
  behindMine: 4,
  /** Beyond this, and out of sight, Local VC slip away; and an attack has yet to come into range (FNG pp. 69-70). */
  farOff: 12,
  /** Within this an attack begins with grenades (FNG p. 69). */
  close: 6,
} as const
