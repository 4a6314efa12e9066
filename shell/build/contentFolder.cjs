/** Puts what was built of a tool into the folder it is served from, and says how that is called. */
class ContentFolderPlugin {
  /** `isAnnounced` prints what anyone who ships the tool alone has to do with the folder. */
  constructor({ tool, version, isAnnounced }) {
    Object.assign(this, { tool, version, isAnnounced });
  }

  apply(compiler) {
    compiler.hooks.done.tapPromise('ContentFolder', async (stats) => {
      if (stats.hasErrors()) return;
      const { nameByContent } = await import('./nameByContent.ts');
      const { compressFiles } = await import('./compressFiles.ts');
      const name = nameByContent(compiler.outputPath, this.version);
      compressFiles(`${compiler.outputPath}/${name}`);
      if (this.isAnnounced) console.log(instructions(this.tool, name));
    });
  }
}

function instructions(tool, name) {
  return [
    `Built ${tool}/dist/${name}/`,
    `To ship ${tool} alone, upload that folder to /remotes/${tool}/ and give ${tool} this line in remotes.json:`,
    `  "${tool}": "/remotes/${tool}/${name}/mf-manifest.json"`,
  ].join('\n');
}

module.exports = { ContentFolderPlugin };
