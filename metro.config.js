const path = require('node:path');

const { getDefaultConfig } = require('expo/metro-config');

const { standInFor } = require('./scripts/lib/standIns');

/**
 * Libraries that are made for phones, where a drawing thread of its own moves and draws, weigh more on the web than all
 * our tables. A browser gets what we use of them from src/browser; phones get the libraries.
 */
const config = getDefaultConfig(__dirname);
const { resolveRequest } = config.resolver;

config.resolver.resolveRequest = (context, name, platform) => {
  const ours = platform === 'web' ? standInFor(context.originModulePath, name) : undefined;
  if (ours) return { type: 'sourceFile', filePath: path.join(__dirname, ours) };
  return (resolveRequest ?? context.resolveRequest)(context, name, platform);
};

module.exports = config;
