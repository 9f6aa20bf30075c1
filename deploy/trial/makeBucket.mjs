/**
 * `node makeBucket.mjs NAME ENDPOINT [REGION]`: makes a bucket, unless it is there, once the store answers
 * (compose.yaml).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';

const [Bucket, endpoint, region = 'us-east-1'] = process.argv.slice(2);
const client = new S3Client({ endpoint, region, forcePathStyle: true });
const TRIES = 30;

for (let tries = 1; ; tries += 1) {
  try {
    await client.send(new HeadBucketCommand({ Bucket }));
    break;
  } catch (error) {
    if (error.$metadata?.httpStatusCode === 404) await client.send(new CreateBucketCommand({ Bucket }));
    else if (tries === TRIES) throw error;
    else await sleep(1000);
  }
}
