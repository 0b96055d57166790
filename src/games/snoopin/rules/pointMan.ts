import type { Scene } from './scene.ts'

/**
 * The Designated Point Man is lost to his team: killed, the advantage goes with him; a POW or sent home, another may be
 * named (ruling).
 */
export function losePointMan(scene: Scene, man: number, killed: boolean): void {
  for (const { id, teamId } of scene.state.developments.filter(({ manId }) => manId === man)) {
    const { name } = scene.state.teams.find((team) => team.id === teamId)!
    if (killed) {
      scene.note(`${name} has lost its point man, and the advantage with him.`, { collection: 'developments', id })
      scene.remove('developments', (one) => one.id === id)
    } else {
      scene.patch('developments', id, { manId: null })
      scene.note(`${name} has lost its point man: name another.`, { collection: 'developments', id })
    }
  }
}
