import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { readJson, root, workspaces } from '../apps.ts';
import { buildPackageNotice } from './buildPackageNotice.ts';
import { packagesInData } from './bundledWorks.ts';
import { type LockFile, listDependencies } from './lockFile.ts';

/** Packages that are not needed to run anything but leave something in the site: webpack's runtime, and a font. */
const BUNDLED_BY_BUILD = ['webpack', '@expo-google-fonts/arimo'];

/** Returns the software bill of materials of the product as CycloneDX 1.6 JSON. It needs the lock file and the installed packages, no network. */
export function buildSoftwareBill(lock: LockFile): string {
  const { name, version, description }: { name: string; version: string; description: string } = readJson(`${root}/package.json`);
  const product = new Models.Component(Enums.ComponentType.Application, name, { version, description, purl: buildPurl(name, version), bomRef: name });
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: product }) });
  const components = new Map(listShippedFolders(lock).map((folder) => [folder, buildComponent(folder, lock)]));
  for (const [folder, component] of components) {
    for (const needed of listDependencies(folder, lock, 'direct')) {
      const found = components.get(needed);
      if (found) component.dependencies.add(found.bomRef);
    }
    bom.components.add(component);
    product.dependencies.add(component.bomRef);
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

/** Everything that runs in the browser or on the server, and what our data files are made from. */
function listShippedFolders(lock: LockFile): string[] {
  const needed = workspaces.flatMap((workspace) => listDependencies(workspace, lock)).filter((folder) => !lock[folder]?.link);
  const bundled = [...BUNDLED_BY_BUILD, ...packagesInData].map((name) => `node_modules/${name}`);
  return [...new Set([...needed, ...bundled])].sort();
}

function buildComponent(folder: string, lock: LockFile): Models.Component {
  const { name, version = '', licence } = buildPackageNotice(folder, 'server', lock);
  const [algorithm, digest] = (lock[folder]?.integrity ?? '').split('-');
  const hashes = algorithm === 'sha512' && digest ? ([[Enums.HashAlgorithm['SHA-512'], Buffer.from(digest, 'base64').toString('hex')]] as const) : [];
  return new Models.Component(Enums.ComponentType.Library, name, {
    version,
    purl: buildPurl(name, version),
    // The folder distinguishes two installed versions of one package.
    bomRef: folder,
    hashes: new Models.HashDictionary(hashes),
    licenses: new Models.LicenseRepository([new Models.LicenseExpression(licence)]),
  });
}

function buildPurl(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}
