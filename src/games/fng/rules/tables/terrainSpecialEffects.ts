import { defineTable } from '../../../../main/engine/table.ts'

/** What holds at the edge of a ground, deeper in it, and in it alone (FNG pp. 46-51). */
export const terrainSpecialEffects = defineTable({
  id: 'terrain.special-effects',
  title: 'edge rules and special effects',
  page: 46,
  alsoOn: [47, 48, 49, 50, 51],
  dice: { kind: 'lookUp' },
  modifiers: [],
  rows: [
    {
      key: 'bamboo',
      cells: {
        id: 'bamboo',
        'at the edge': 'sees out and is seen',
        deeper: '1" in: neither sees out nor is seen',
        special: 'blast circle weapons: Impact +1',
      },
    },
    {
      key: 'craters',
      cells: {
        id: 'bomb-crater',
        'at the edge': 'in cover at the lip',
        deeper: 'over 1" from the rim: out of sight and safe from small arms, unless an enemy at the lip fires in',
        special: 'in the clear against a blast circle centred in the same crater',
      },
    },
    {
      key: 'elephant-grass',
      cells: {
        id: 'elephant-grass',
        'at the edge': 'sees out and is seen',
        deeper: '1" in: neither sees out nor is seen',
        special: 'clear ground to whoever looks from the air',
      },
    },
    {
      key: 'forest',
      cells: {
        id: 'forest',
        'at the edge': 'in cover, sees out and is seen',
        deeper: '4" in: unseen by anyone outside who is over 12" from the edge, 6" at night',
        special: 'nobody is ever concealed',
      },
    },
    {
      key: 'hill',
      cells: {
        id: 'hill',
        'at the edge':
          'within 1" of the crest: sees over it and is seen, in cover from direct fire from the other side',
        deeper: 'out of sight of whoever is beyond the ridge',
        special:
          "slopes two ways and blocks sight across its ridge; 12' to 30' high, more with several levels; another ground lies on it: the worse of each effect",
      },
    },
    {
      key: 'single-canopy-jungle',
      cells: {
        id: 'single-canopy-jungle',
        'at the edge': 'in cover and fully concealed, sees out and is seen',
        deeper: '1" in: unseen from outside',
        special: 'concealed from the air for fire and for spotting',
      },
    },
    {
      key: 'double-canopy-jungle',
      cells: {
        id: 'double-canopy-jungle',
        'at the edge': 'in cover, sees out and is seen',
        deeper: '1" in: unseen from outside',
        special: 'hardest of all to look into from above',
      },
    },
    {
      key: 'triple-canopy-jungle',
      cells: {
        id: 'triple-canopy-jungle',
        'at the edge': 'in cover, sees out and is seen',
        deeper: '4" in: unseen from outside',
        special: 'from the air only a helicopter that hovers within 2" sees figures',
      },
    },
    {
      key: 'marsh',
      cells: {
        id: 'marsh',
        'at the edge': '-',
        deeper: '-',
        special: 'another ground lies on it: the worse of each effect; never on a hill or on dunes',
      },
    },
    {
      key: 'mud',
      cells: { id: 'mud', 'at the edge': '-', deeper: '-', special: 'lies on ground that its terrain table marks' },
    },
    {
      key: 'rice-paddy',
      cells: {
        id: 'rice-paddy',
        'at the edge': '-',
        deeper: '-',
        special:
          'touching a dike: cover and concealment against whoever is across it; on the dike neither; the field hides the prone, not the standing; near harvest, if so agreed before the game, it is tall grass',
      },
    },
    {
      key: 'rough',
      cells: {
        id: 'rough',
        'at the edge': 'in cover, sees out and is seen',
        deeper: '1" in: unseen by anyone over 12" away, 6" at night',
        special: 'boulders, rubble, felled trees',
      },
    },
    {
      key: 'sand-dune',
      cells: {
        id: 'sand-dune',
        'at the edge': 'as hill',
        deeper: 'as hill',
        special: 'at least 12" x 6", taller than a man; I Corps only',
      },
    },
    {
      key: 'scrub',
      cells: {
        id: 'scrub',
        'at the edge': '-',
        deeper: '-',
        special: 'standing figures see prone ones at 6" or less, prone ones see standing ones at 12" or less',
      },
    },
    {
      key: 'swamp',
      cells: {
        id: 'swamp',
        'at the edge': 'in cover, sees out and is seen',
        deeper: '4" in: unseen from outside',
        special: '-',
      },
    },
  ],
})
