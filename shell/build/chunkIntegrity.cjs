/**
 * Makes the entry of a tool state the integrity (W3C Subresource Integrity) of every script that it loads later, so that a browser refuses
 * one that was changed on its host. The published plugin for this does not work with module federation.
 */
const { createHash } = require('node:crypto');
const { Compilation, RuntimeGlobals, RuntimeModule, runtime, sources } = require('webpack');

const NAME = 'ChunkIntegrity';
const TABLE = '__webpack_require__.chunkIntegrity';
/** Holds the place of a hash that is not known before every script has its last byte. */
const buildPlaceholder = (chunkId) => `integrity-of-chunk-${chunkId}-`;

/** Returns the integrity of the given bytes as HTML writes it. */
function computeIntegrity(bytes) {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

class ChunkIntegrityTable extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    const ids = [...this.chunk.getAllAsyncChunks()].flatMap(({ id }) => (id === null ? [] : [String(id)])).sort();
    return `${TABLE} = ${JSON.stringify(Object.fromEntries(ids.map((id) => [id, buildPlaceholder(id)])))};`;
  }
}

class ChunkIntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const tables = new Set();
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(NAME, (chunk) => {
        tables.add(chunk);
        compilation.addRuntimeModule(chunk, new ChunkIntegrityTable());
      });
      // A script on another origin is checked only when it is asked for with CORS.
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\nif (${TABLE}[chunkId]) { script.integrity = ${TABLE}[chunkId]; script.crossOrigin = 'anonymous'; }`,
      );
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        for (const chunk of tables) fillTable(compilation, chunk);
      });
    });
  }
}

function fillTable(compilation, chunk) {
  const hashes = new Map([...chunk.getAllAsyncChunks()].map(({ id, files }) => [buildPlaceholder(id), hashScript(compilation, files)]));
  for (const file of chunk.files) {
    let code = compilation.getAsset(file).source.source().toString();
    for (const [placeholder, hash] of hashes) code = code.replaceAll(placeholder, hash);
    compilation.updateAsset(file, new sources.RawSource(code));
  }
}

function hashScript(compilation, files) {
  const script = [...files].find((file) => file.endsWith('.js'));
  return script ? computeIntegrity(compilation.getAsset(script).source.buffer()) : '';
}

module.exports = { ChunkIntegrityPlugin };
