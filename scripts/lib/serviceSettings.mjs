const SERVICE_SETTINGS =
  /^(PORT|HOST|DATA_DIR|WEB_DIR|NODE_ENV|STEP_NUMBERING|CODE_KEY|PRODUCT_CODES|EXCLUDED_PROVINCES|EXTRA_WIDGETS|LOG_LEVEL|MAIL_\w+|SESSION_\w+|DATABASE_URL|DOCUMENTS_URL|SMTP_URL|SMS_\w+|WEBHOOK_\w+|WEB_ORIGINS|APP_URL|REVIEW_FOUR_EYES|BRAND_DIR|UPLOAD_BUDGET_MB|CONNECTIONS_PER_ADDRESS|SANDBOX|MOCK|METRICS_TOKEN|ENCRYPTION_KEYS|TRUST_PROXY|RETENTION_DAYS|RATE_LIMIT_FACTOR|DATABASE_POOL_SIZE|AWS_\w+)$/;

/**
 * Takes settings of the service out of this program's environment: no test may reach the database or the mail
 * of the person whose shell it is.
 */
export function dropServiceSettings() {
  for (const name of Object.keys(process.env)) if (SERVICE_SETTINGS.test(name)) delete process.env[name];
}
