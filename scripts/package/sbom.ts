import { execFileSync } from 'node:child_process'
import type { ShippedPackage } from './shippedPackages.ts'

interface Component {
  readonly name: string
  readonly version: string
  readonly 'bom-ref': string
}

interface Bom {
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[]
  readonly metadata: { readonly component: { readonly 'bom-ref': string } } & Readonly<Record<string, unknown>>
}

/**
 * The software bill of materials (CycloneDX), as npm makes it of the lock file, cut down to what is handed out. The time and
 * the random number that npm puts in are left out: one commit makes one list.
 *
 * @param root of the checkout.
 */
export function sbomOf(root: string, packages: readonly ShippedPackage[]): string {
  const command = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const options = { cwd: root, maxBuffer: 64_000_000, shell: process.platform === 'win32' } as const
  const bom = JSON.parse(execFileSync('npm', command, options).toString()) as Bom
  const shipped = new Set(packages.map(({ name, version }) => `${name}@${version}`))
  const components = bom.components.filter(({ name, version }) => shipped.has(`${name}@${version}`))
  const refs = new Set([bom.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])])
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }))
  const { timestamp: _, ...metadata } = bom.metadata as Bom['metadata'] & { timestamp?: string }
  const { serialNumber: __, ...rest } = bom as Bom & { serialNumber?: string }
  return `${JSON.stringify({ ...rest, metadata, components, dependencies }, null, 2)}\n`
}
