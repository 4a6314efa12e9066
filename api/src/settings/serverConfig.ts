import type { ServerConfig } from '../../contract/config.ts';
import { toolIds } from '../../contract/tools.ts';
import type { Config } from '../config.ts';
import type { Payments } from '../ports.ts';

/** Builds what the server says about itself. Every limit and claim that a page shows comes from here. */
export function buildServerConfig(config: Config, donations: Payments['mode']): ServerConfig {
  return {
    version: config.version,
    ai: describeAi(config),
    limits: config.limits,
    retentionSeconds: config.retentionSeconds,
    ocr: { available: true, languages: config.ocr.languages },
    donations: { mode: donations },
    pricing: config.pricing,
    tools: toolIds.filter((id) => !config.toolsOff.includes(id)),
    toolsOff: config.toolsOff,
    languages: config.languages,
    brand: config.brand,
  };
}

function describeAi({ openAi }: Config): ServerConfig['ai'] {
  if (!openAi) return { mode: 'built-in', label: 'Built-in', leavesServer: false };
  return { mode: 'openai-compatible', label: openAi.label, leavesServer: openAi.leavesServer };
}
