import { chapter } from './ruling.ts'

/** Organisation and roster (digest 05). */
export const organisation = chapter('05', 'Organisation and roster', [
  [14, 'A group is meant where the rule on keeping together says squad.'],
  [14, 'Men who are Stunned, down or retiring break a group; one in Duck Back does not.', 'duckBackInGroup'],
  [14, "A group with a Leader acts on his REP, one without on its best man's."],
  [14, 'A man sent off on his own leaves at the next Activation of his side.'],
  [15, 'Linked squads without the Platoon Leader act on the highest Leader there.'],
  [15, 'On the three tests with a Leader Die a third pass counts for nothing more.'],
  [15, "A Force Commander needs sight of the group's Leader."],
  [15, 'Of several Leaders in a group the highest in rank commands and gives the die.'],
  [16, 'Of several Jr NCOs the best REP takes over, then the player says.'],
  [16, 'The senior NCO is that of the HQ, else the best squad leader.'],
  [8, "A Jr NCO leads a fire team on its own; beside the squad leader only the latter's die counts."],
  [16, 'A Leader is lost when he is down, taken or gone; a Stunned one keeps command but gives no die.'],
  [
    8,
    'Between missions a gun without its man goes to the loader or a rifleman, whom you choose; a man who was only away takes it back.',
  ],
  [53, 'Men may be moved to any post but that of platoon leader, whose next holder comes by himself.'],
  [110, 'The weapons block of the roster has a line for each type carried.'],
  [110, 'The columns of the roster mean what their heads say; squads have lines for the largest of all.'],
  [110, 'Platoons larger than the printed form get further lines and sections.'],
])
